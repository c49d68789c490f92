import { useRouteLoaderData } from "react-router";
import type { Me, StaffRole } from "../../../domain/staff/schema.ts";
import { languageCodes, type Language } from "../../../i18n/languages.ts";

/** Id of the route that loads the signed-in staff user. */
export const signedInRoute = "signed-in";

/** The signed-in staff user; undefined on the screens before the sign-in. */
export function useMe(): Me | undefined {
  return useRouteLoaderData<Me | null>(signedInRoute) ?? undefined;
}

/** The role of the signed-in staff user. */
export function useRole(): StaffRole | undefined {
  return useMe()?.role;
}

/** The languages that the signed-in staff user may write in. */
export function useOwnLanguages(): readonly Language[] {
  const me = useMe();
  return me?.role === "editor" ? me.languages : languageCodes;
}
