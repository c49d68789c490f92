import { calculationAddress } from "#domain/calculations/schema";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

/** Links that open a calculation in its calculator, and pass it on to the project request. */
export function calculationLinks(language: Language, calculation: Parameters<typeof calculationAddress>[0]) {
  const address = calculationAddress(calculation, language);
  return {
    toCalculator: `${address}#sizing`,
    toProject: `${localPath(language, "/project-request")}?${new URLSearchParams({ calculation: address })}`,
  };
}
