import type { LocalizationKey } from "#domain/content";
import { canEdit, type StaffUser } from "#domain/staff";

/** Returns an error code if the content type or a language forbids the user to change one of the localized versions. */
export function findPermissionError(
  member: StaffUser,
  editions: readonly Pick<LocalizationKey, "type" | "language">[],
): "roleMayNot" | "notYourLanguage" | undefined {
  const forbidden = editions.find(({ type, language }) => !canEdit(member, type, language));
  if (!forbidden) return undefined;
  return member.role === "editor" ? "notYourLanguage" : "roleMayNot";
}
