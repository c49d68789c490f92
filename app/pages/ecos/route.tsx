import { useLoaderData } from "react-router";
import { contactAbout } from "#app/frame/contact-about.ts";
import { NextSteps, useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { DataAndDecisions } from "./data-and-decisions.tsx";
import { DayWithEcos } from "./day-with-ecos.tsx";
import { Hero } from "./hero.tsx";
import { DataPath } from "./data-path.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle = { ground: "night" };

export default function Ecos() {
  const loaded = useLoaderData<typeof loader>();
  const { copy } = loaded;
  const { platforms, company } = useSiteLinks();
  const step = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  return (
    <>
      <Hero loaded={loaded} />
      <DayWithEcos loaded={loaded} />
      <DataPath loaded={loaded} />
      <DataAndDecisions copy={copy} />
      <NextSteps
        heading={copy.onward.heading}
        steps={[
          step(platforms?.app, copy.onward.app),
          step(company?.howToBuy, copy.onward.howToBuy),
          step(platforms?.ecosHub, copy.onward.hub),
          step(contactAbout(company?.contact, "app"), copy.onward.contact),
        ]}
      />
    </>
  );
}
