import { roleNames } from "../../../domain/staff/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { useTexts } from "../texts/staff-language.ts";
import { canNeedReview, type Rights } from "./role-fields.tsx";
import { staffUserTexts } from "./texts.ts";

/** Returns a function that writes a role with its languages and its right to publish, such as "Editor (FR, DE) · publishes without a review". */
export function useRightsFormat(): (rights: Rights) => string {
  const roles = useTexts(roleNames);
  const texts = useTexts(staffUserTexts);
  return ({ role, languages: codes, mayPublish }) => {
    const name = codes.length === 0 ? roles[role] : `${roles[role]} (${codes.map((code) => languages[code].short).join(", ")})`;
    return canNeedReview(role) ? `${name} · ${mayPublish ? texts.publishes : texts.needsReview}` : name;
  };
}
