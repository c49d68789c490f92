import { redirect } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { askPlace } from "#app/features/places/ask-place.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { localPath } from "#i18n/paths.ts";
import { productLines } from "#domain/content/schema";
import { queryOf, type Asked } from "./place-query.ts";
import { readPlaces } from "./places.server.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const line = productLines.find((each) => each === query.get("line"));
  const country = query.get("country") ?? undefined;
  const askedPlace = await askPlace(page, { query, country });
  if (askedPlace.meant) throw redirect(localPath(page.language, path) + queryOf({ near: askedPlace.meant.id, line }));
  const { place, typed } = askedPlace;
  const asked: Asked = { near: place?.id, country: place?.country ?? country, line };
  const [{ way, words, lines, jsonLd }, places] = await Promise.all([readSupport(page, "localSupport"), readPlaces(page, asked, place)]);
  return {
    copy,
    way,
    words,
    lines,
    asked,
    askedPlace,
    place: place?.name ?? typed ?? "",
    ...places,
    seo: { ...seo, image: previewOf("house-detail"), jsonLd: [jsonLd] },
  };
});

export type LocalSupportData = Awaited<ReturnType<typeof loader>>;
