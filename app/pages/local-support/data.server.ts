import { redirect } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { searchPlace } from "#app/features/places/search-place.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { localPath } from "#i18n/paths.ts";
import { productLines } from "#domain/content/schema";
import { supportQuery, type SupportSearch } from "./support-query.ts";
import { readPlaces } from "./places.server.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const line = productLines.find((each) => each === query.get("line"));
  const country = query.get("country") ?? undefined;
  const placeLookup = await searchPlace(page, { query, country });
  if (placeLookup.meant) throw redirect(localPath(page.language, path) + supportQuery({ near: placeLookup.meant.id, line }));
  const { place, typed } = placeLookup;
  const search: SupportSearch = { near: place?.id, country: place?.country ?? country, line };
  const [{ way, words, emergency, lines, jsonLd }, places] = await Promise.all([
    readSupport(page, "localSupport"),
    readPlaces(page, search, place),
  ]);
  return {
    copy,
    way,
    emergency,
    words,
    lines,
    search,
    placeLookup,
    place: place?.name ?? typed ?? "",
    ...places,
    seo: { ...seo, image: previewOf("house-detail"), jsonLd: [jsonLd] },
  };
});

export type LocalSupportData = Awaited<ReturnType<typeof loader>>;
