import { useRouteLoaderData } from "react-router";
import type { CurrentStaffUser, StaffRole } from "../../../domain/staff/schema.ts";
import { languageCodes, type Language } from "../../../i18n/languages.ts";

/** Route id of `loadCurrentUser`. */
export const signedInRoute = "signed-in";

/** The signed-in staff user; undefined on the screens before the sign-in. */
export function useCurrentUser(): CurrentStaffUser | undefined {
  return useRouteLoaderData<CurrentStaffUser | null>(signedInRoute) ?? undefined;
}

export function useRole(): StaffRole | undefined {
  return useCurrentUser()?.role;
}

/** The languages that the signed-in staff user may write in. */
export function useEditableLanguages(): readonly Language[] {
  const user = useCurrentUser();
  return user?.role === "editor" ? user.languages : languageCodes;
}
