import { useLoaderData } from "react-router";
import { ContactPrompt } from "#app/features/support/contact-prompt.tsx";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { CheckList } from "./check-list.tsx";
import { Prohibitions, StorageAndMoving, Year } from "./year.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function SupportCenterMaintenance() {
  const { copy, sun, way, words, emergency, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <SupportHead way={way} emergency={emergency} heading={copy.heading} lead={copy.lead} />
      <CheckList copy={copy.checks} />
      <Prohibitions copy={copy.never} />
      <Year copy={copy.year} sun={sun} />
      <StorageAndMoving copy={copy.resting} picture={picture} />
      <ContactPrompt words={words.ask} about="other" />
    </>
  );
}
