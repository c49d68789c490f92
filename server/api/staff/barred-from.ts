import type { EditionKey } from "#domain/content";
import { mayEdit, type Member } from "#domain/staff";

/** Why somebody may not change one of these: none of its type, or not in its language. */
export function barredFrom(
  member: Member,
  editions: readonly Pick<EditionKey, "type" | "language">[],
): "roleMayNot" | "notYourLanguage" | undefined {
  const barred = editions.find(({ type, language }) => !mayEdit(member, type, language));
  if (!barred) return undefined;
  return member.role === "editor" ? "notYourLanguage" : "roleMayNot";
}
