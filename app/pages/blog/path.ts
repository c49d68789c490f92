import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

export const path = "/explore/blog";

export function topicUrl(language: Language, topic: string): string {
  return localPath(language, topic ? `${path}?topic=${topic}` : path);
}
