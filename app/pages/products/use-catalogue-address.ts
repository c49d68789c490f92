import { useLocation } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import { queryOf, stateOf, type CatalogueState } from "./catalogue-address.ts";

export function useCatalogueAddress(known: { categories: readonly string[]; ids: readonly string[] }) {
  const path = localPath(usePageLanguage(), "/products");
  const { search } = useLocation();
  const state = stateOf(new URLSearchParams(search), known);
  return { path, ...state, addressOf: (change: Partial<CatalogueState>) => path + queryOf({ ...state, ...change }) };
}
