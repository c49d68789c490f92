import type { EditionKey } from "#domain/content";
import { mayEdit, type Member } from "#domain/staff";

/** Error code if a user may not change one of these localized versions, because of the content type or the language. */
export function barredFrom(
  member: Member,
  editions: readonly Pick<EditionKey, "type" | "language">[],
): "roleMayNot" | "notYourLanguage" | undefined {
  const forbidden = editions.find(({ type, language }) => !mayEdit(member, type, language));
  if (!forbidden) return undefined;
  return member.role === "editor" ? "notYourLanguage" : "roleMayNot";
}
