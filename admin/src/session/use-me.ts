import { useRouteLoaderData } from "react-router";
import type { Me, StaffRole } from "../../../domain/staff/schema.ts";
import { languageCodes, type Language } from "../../../i18n/languages.ts";

/** Route id of `loadCurrentUser`. */
export const signedInRoute = "signed-in";

/** The signed-in staff user; undefined on the screens before the sign-in. */
export function useMe(): Me | undefined {
  return useRouteLoaderData<Me | null>(signedInRoute) ?? undefined;
}

export function useRole(): StaffRole | undefined {
  return useMe()?.role;
}

/** The languages that the signed-in staff user may write in. */
export function useOwnLanguages(): readonly Language[] {
  const me = useMe();
  return me?.role === "editor" ? me.languages : languageCodes;
}
