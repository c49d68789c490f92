import { redirect, useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { DangerNote } from "#app/features/support/danger-note.tsx";
import { askPlace } from "#app/features/places/ask-place.server.ts";
import { PlaceChoice } from "#app/features/places/place-choice.tsx";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { Container } from "#app/ui/container.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import { productLines } from "#domain/content/schema";
import { Contacts, Order } from "./contacts.tsx";
import { Partners } from "./partners.tsx";
import { queryOf, type Asked } from "./place-query.ts";
import { PlaceForm } from "./place-form.tsx";
import { readPlaces } from "./places.server.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/support-center/local-support";

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

export default function LocalSupport() {
  const data = useLoaderData<typeof loader>();
  const address = localPath(usePageLanguage(), path);
  const { line, country } = data.asked;
  return (
    <>
      <SupportHead way={data.way} heading={data.copy.heading} lead={data.copy.lead}>
        <PlaceForm {...data} path={path} />
      </SupportHead>
      <Container className="grid gap-x-gap gap-y-12 pb-20 pt-8 lg:grid-cols-12 lg:pb-28">
        {data.askedPlace.offered.length > 0 && (
          <div className="lg:col-span-12">
            <PlaceChoice asked={data.askedPlace} action={address} toPlace={(near) => address + queryOf({ near, line })}>
              <HiddenFields values={new URLSearchParams(queryOf({ country, line }))} />
            </PlaceChoice>
          </div>
        )}
        <Contacts {...data} />
        <Order copy={data.copy.order} />
        <Partners {...data} />
        <div className="lg:col-span-12">
          <DangerNote words={data.words.danger} />
        </div>
      </Container>
    </>
  );
}
