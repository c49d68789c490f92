import { usePermissions } from "react-admin";
import type { StaffRole } from "../../../domain/staff/schema.ts";
import { languageCodes, type Language } from "../../../i18n/languages.ts";

/** The languages that whoever is logged in may write in. */
export function useOwnLanguages(): readonly Language[] {
  const { permissions } = usePermissions<{ role: StaffRole; languages: readonly Language[] }>();
  return permissions?.role === "editor" ? permissions.languages : languageCodes;
}
