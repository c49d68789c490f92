import type { GuideKind } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";

export function guideOf(_kind: GuideKind | undefined, _language: Language): object | undefined {
  return undefined;
}
