import { useLoaderData } from "react-router";
import { Onward, useLinks } from "#app/features/platform/onward.tsx";
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
  const { platforms, company } = useLinks();
  const step = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  return (
    <>
      <Hero loaded={loaded} />
      <DayWithEcos loaded={loaded} />
      <DataPath loaded={loaded} />
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
