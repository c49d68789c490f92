import type { CollectionType } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import type { StaffRole } from "./schema.ts";

/** A member of staff, as far as it decides what they may do. */
export type Member = { id: string; role: StaffRole; languages: readonly Language[] };

/** Whose content is whose besides editors', who change every type in their languages. */
const typesOf: Partial<Record<StaffRole, readonly (CollectionType | "media")[]>> = {
  productManager: ["product", "download", "error-code", "media"],
  support: ["distributor"],
};

/** Whether somebody may change entries of a type, or what is said of media, in a language. */
export function mayEdit({ role, languages }: Pick<Member, "role" | "languages">, type: string, language: Language): boolean {
  if (role === "administrator") return true;
  if (role === "editor") return languages.includes(language);
  return typesOf[role]?.some((own) => own === type) ?? false;
}
