import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { DangerNote } from "#app/features/support/danger-note.tsx";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { Container } from "#app/ui/container.tsx";
import { productLines } from "#domain/content/schema";
import { Contacts, Order } from "./contacts.tsx";
import { Partners } from "./partners.tsx";
import { PlaceForm } from "./place-form.tsx";
import { readPlaces } from "./places.server.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/support-center/local-support";

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const asked = { country: query.get("country") ?? undefined, line: productLines.find((line) => line === query.get("line")) };
  const [{ way, words, lines, jsonLd }, places] = await Promise.all([readSupport(page, "localSupport"), readPlaces(page, asked)]);
  return {
    copy,
    way,
    words,
    lines,
    asked,
    ...places,
    seo: { ...seo, image: previewOf("house-detail"), jsonLd: [jsonLd] },
  };
});

export type LocalSupportData = Awaited<ReturnType<typeof loader>>;

export default function LocalSupport() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <SupportHead way={data.way} heading={data.copy.heading} lead={data.copy.lead}>
        <PlaceForm {...data} path={path} />
      </SupportHead>
      <Container className="grid gap-x-gap gap-y-12 pb-20 pt-8 lg:grid-cols-12 lg:pb-28">
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
