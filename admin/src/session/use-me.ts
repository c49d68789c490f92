import { usePermissions } from "react-admin";
import type { Me, StaffRole } from "../../../domain/staff/schema.ts";
import { languageCodes, type Language } from "../../../i18n/languages.ts";

type Rights = Pick<Me, "role" | "languages">;

/** The role of whoever is logged in; nothing until it is known. */
export function useRole(): StaffRole | undefined {
  return usePermissions<Rights>().permissions?.role;
}

/** The languages that whoever is logged in may write in. */
export function useOwnLanguages(): readonly Language[] {
  const { permissions } = usePermissions<Rights>();
  return permissions?.role === "editor" ? permissions.languages : languageCodes;
}
