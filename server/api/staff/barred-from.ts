import type { EditionKey } from "#domain/content";
import { mayEdit, type Member } from "#domain/staff";

/** Returns an error code if the content type or a language forbids the user to change one of the localized versions. */
export function barredFrom(
  member: Member,
  editions: readonly Pick<EditionKey, "type" | "language">[],
): "roleMayNot" | "notYourLanguage" | undefined {
  const forbidden = editions.find(({ type, language }) => !mayEdit(member, type, language));
  if (!forbidden) return undefined;
  return member.role === "editor" ? "notYourLanguage" : "roleMayNot";
}
