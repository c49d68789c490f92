import { useLoaderData } from "react-router";
import { contactAbout } from "#app/frame/contact-about.ts";
import { NextSteps, useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { Develop } from "./develop.tsx";
import { Hero } from "./hero.tsx";
import { Sandbox } from "./sandbox.tsx";
import { Steps } from "./steps.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle = { ground: "night" };

export default function OpenApi() {
  const loaded = useLoaderData<typeof loader>();
  const { copy } = loaded;
  const { platforms, company, tools } = useSiteLinks();
  const step = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  return (
    <>
      <Hero loaded={loaded} />
      <Steps loaded={loaded} />
      <Sandbox loaded={loaded} />
      <Develop loaded={loaded} />
      <NextSteps
        heading={copy.onward.heading}
        steps={[
          step(tools?.openApiConsole, copy.onward.console),
          step(platforms?.panguOs, copy.onward.pangu),
          step(contactAbout(company?.contact, "openApi"), copy.onward.contact),
        ]}
      />
    </>
  );
}
