import { useLocation, useNavigation } from "react-router";
import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import { queryOf, stateOf, type CatalogueState } from "./catalogue-address.ts";

/** What the address says, and the address of any change of it. */
export function useCatalogueAddress(known: { categories: readonly string[]; ids: readonly string[] }) {
  const path = localPath(usePageLanguage(), "/products");
  const { search } = useLocation();
  const coming = useNavigation().location;
  const read = (query: string) => stateOf(new URLSearchParams(query), known);
  // A filter that is still being loaded counts already, or a tick meanwhile would undo it.
  const base = read(coming?.pathname === path ? coming.search : search);
  return { path, ...read(search), addressOf: (change: Partial<CatalogueState>) => path + queryOf({ ...base, ...change }) };
}
