import { useLoaderData } from "react-router";
import { contactAbout } from "#app/frame/contact-about.ts";
import { NextSteps, useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { Commissioning } from "./commissioning.tsx";
import { ErrorCodes } from "./error-codes.tsx";
import { Hero } from "./hero.tsx";
import { Roles } from "./roles.tsx";
import { Rollout } from "./rollout.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle = { ground: "night" };

export default function EcosHub() {
  const loaded = useLoaderData<typeof loader>();
  const { copy } = loaded;
  const { platforms, company, support } = useSiteLinks();
  const step = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  return (
    <>
      <Hero loaded={loaded} />
      <Commissioning copy={copy.commissioning} picture={loaded.picture} />
      <Rollout copy={copy.rollout} drawing={loaded.rollout} />
      <ErrorCodes copy={copy.codes} codes={loaded.codes} />
      <Roles copy={copy.roles} />
      <NextSteps
        heading={copy.onward.heading}
        steps={[
          step(contactAbout(company?.contact, "commissioning"), copy.onward.contact),
          step(support?.downloads, copy.onward.downloads),
          step(platforms?.ecos, copy.onward.ecos),
          step(platforms?.openApi, copy.onward.openApi),
        ]}
      />
    </>
  );
}
