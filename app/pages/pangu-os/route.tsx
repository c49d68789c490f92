import { useLoaderData } from "react-router";
import { contactAbout } from "#app/frame/contact-about.ts";
import { NextSteps, useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { Alarms } from "./alarms.tsx";
import { Dispatch } from "./dispatch.tsx";
import { Hero } from "./hero.tsx";
import { Interfaces } from "./interfaces.tsx";
import { Overview } from "./overview.tsx";
import { Units } from "./units.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle = { ground: "night" };

export default function PanguOs() {
  const loaded = useLoaderData<typeof loader>();
  const { copy } = loaded;
  const { platforms, company, solutions } = useSiteLinks();
  const step = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  return (
    <>
      <Hero loaded={loaded} />
      <Overview loaded={loaded} />
      <Dispatch loaded={loaded} />
      <Units loaded={loaded} />
      <Alarms copy={copy.alarms} />
      <Interfaces copy={copy.interfaces} />
      <NextSteps
        heading={copy.onward.heading}
        steps={[
          step(contactAbout(company?.contact, "purchase"), copy.onward.contact),
          step(solutions?.commercialIndustrial, copy.onward.commercial),
          step(solutions?.utility, copy.onward.utility),
          step(platforms?.openApi, copy.onward.openApi),
        ]}
      />
    </>
  );
}
