import type { CollectionType } from "#domain/content/schema";
import type { Language } from "#i18n/languages.ts";
import type { StaffRole } from "./schema.ts";

/** Staff user with the data that determines permissions. */
export type StaffUser = { id: string; role: StaffRole; languages: readonly Language[]; mayPublish: boolean };

/** Content types that roles other than editor may change; editors change every type in their languages. */
const editableTypes: Partial<Record<StaffRole, readonly (CollectionType | "media")[]>> = {
  productManager: ["product", "download", "error-code", "compatibility", "media"],
  support: ["distributor"],
};

/** Whether a staff user may change entries of a type, or media descriptions, in a language. */
export function canEdit({ role, languages }: Pick<StaffUser, "role" | "languages">, type: string, language: Language): boolean {
  if (role === "administrator") return true;
  if (role === "editor") return languages.includes(language);
  return editableTypes[role]?.some((editableType) => editableType === type) ?? false;
}
