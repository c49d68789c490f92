import { useLoaderData } from "react-router";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { Claim, Keep } from "./claim.tsx";
import { MakerStatement } from "./maker-statement.tsx";
import { Law, Terms, Voids } from "./terms.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Warranty() {
  const { copy, statement, way, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <SupportHead way={way} heading={copy.heading} lead={copy.lead} />
      <Keep copy={copy.keep} picture={picture} />
      <Claim copy={copy.claim} />
      <Terms copy={copy.terms} />
      <Voids copy={copy.voids} />
      {statement && <MakerStatement copy={statement} />}
      <Law copy={copy.law} />
    </>
  );
}
