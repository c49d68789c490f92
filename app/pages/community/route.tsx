import { useLoaderData } from "react-router";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { Conduct, Feedback, CommunityLinks } from "./community-links.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Community() {
  const { copy, way, emergency, channels, feeds } = useLoaderData<typeof loader>();
  return (
    <>
      <SupportHead way={way} emergency={emergency} heading={copy.heading} lead={copy.lead} />
      <CommunityLinks copy={copy} channels={channels} feeds={feeds} />
      <Conduct copy={copy.conduct} />
      <Feedback copy={copy.feedback} />
    </>
  );
}
