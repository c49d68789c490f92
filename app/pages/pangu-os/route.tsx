import { useLoaderData } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { Onward, useLinks } from "#app/features/platform/onward.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { Alarms } from "./alarms.tsx";
import { Dispatch } from "./dispatch.tsx";
import { readPlan } from "./draw-plan.server.ts";
import { Hero } from "./hero.tsx";
import { Interfaces } from "./interfaces.tsx";
import { Overview } from "./overview.tsx";
import { Units } from "./units.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/platform/PANGU-OS", async ({ page, path, copy, seo }) => {
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("control-desk"),
      jsonLd: [await breadcrumbList(page, [{ name: "PANGU OS", path }])],
    },
    plan: readPlan(page.language),
    picture: pictureOf("wide", "control-desk"),
  };
});

export const handle = { ground: "night" };

export type PanguData = Awaited<ReturnType<typeof loader>>;

export default function PanguOs() {
  const loaded = useLoaderData<typeof loader>();
  const { copy } = loaded;
  const { platforms, company, solutions } = useLinks();
  const step = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  return (
    <>
      <Hero loaded={loaded} />
      <Overview loaded={loaded} />
      <Dispatch loaded={loaded} />
      <Units loaded={loaded} />
      <Alarms copy={copy.alarms} />
      <Interfaces copy={copy.interfaces} />
      <Onward
        heading={copy.onward.heading}
        steps={[
          step(company?.contact, copy.onward.contact),
          step(solutions?.commercialIndustrial, copy.onward.commercial),
          step(solutions?.utility, copy.onward.utility),
          step(platforms?.openApi, copy.onward.openApi),
        ]}
      />
    </>
  );
}
