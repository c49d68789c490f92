import { useLocation } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import { catalogueQuery, parseCatalogueState, type CatalogueState } from "./catalogue-query.ts";

export function useCatalogueUrl(known: { categories: readonly string[]; ids: readonly string[] }) {
  const path = localPath(usePageLanguage(), "/products");
  const { search } = useLocation();
  const state = parseCatalogueState(new URLSearchParams(search), known);
  return { path, ...state, catalogueUrl: (change: Partial<CatalogueState>) => path + catalogueQuery({ ...state, ...change }) };
}
