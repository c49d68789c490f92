import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { entryPicture } from "#app/page/entry-picture.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { Onward, useLinks } from "#app/features/platform/onward.tsx";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { DataAndDecisions } from "./data.tsx";
import { DayWithEcos } from "./day-with-ecos.tsx";
import { Hero } from "./hero.tsx";
import { PathOfData } from "./path-of-data.tsx";
import { readScreens } from "./screen-data.server.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const shown = ["cholla-wifi", "cholla-lan", "cholla-4g", "ac-charger", "smart-plug"];

export const loader = pageLoader("/platform/ECOS", async ({ page, path, copy, seo }) => {
  const products = await readProducts(page);
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("house-dusk"),
      jsonLd: [await breadcrumbList(page, [{ name: "ECOS", path }])],
    },
    screens: readScreens(page.language),
    products,
  };
});

/** What ECOS needs, and what goes with it, in the order above. */
async function readProducts(page: RequestContext) {
  const listed = await readSoldProducts(page);
  return shown.flatMap((key) => {
    const entry = listed.find(({ id }) => id === key);
    if (!entry) return [];
    const { id, name, picture } = localiseEntry(page.language, entry);
    return [{ id, name, picture: entryPicture(page, "cutout", picture) }];
  });
}

export const handle = { ground: "night" };

export type EcosData = Awaited<ReturnType<typeof loader>>;

export default function Ecos() {
  const loaded = useLoaderData<typeof loader>();
  const { copy } = loaded;
  const { platforms, company } = useLinks();
  const step = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  return (
    <>
      <Hero loaded={loaded} />
      <DayWithEcos loaded={loaded} />
      <PathOfData loaded={loaded} />
      <DataAndDecisions copy={copy} />
      <Onward
        heading={copy.onward.heading}
        steps={[
          step(platforms?.app, copy.onward.app),
          step(company?.howToBuy, copy.onward.howToBuy),
          step(platforms?.ecosHub, copy.onward.hub),
          step(company?.contact, copy.onward.contact),
        ]}
      />
    </>
  );
}
