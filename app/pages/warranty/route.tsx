import { useLoaderData } from "react-router";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { ClaimSteps, DocumentsToKeep } from "./claim.tsx";
import { MakerStatement } from "./maker-statement.tsx";
import { StatutoryRights, CertificateGuide, Voids } from "./terms.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Warranty() {
  const { copy, statement, way, emergency, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <SupportHead way={way} emergency={emergency} heading={copy.heading} lead={copy.lead} />
      <DocumentsToKeep copy={copy.keep} picture={picture} />
      <ClaimSteps copy={copy.claim} />
      <CertificateGuide copy={copy.terms} />
      <Voids copy={copy.voids} />
      {statement && <MakerStatement copy={statement} />}
      <StatutoryRights copy={copy.law} />
    </>
  );
}
