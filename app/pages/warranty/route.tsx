import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { loadPayload } from "#app/page/payload.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { Claim, Keep } from "./claim.tsx";
import { makerOf } from "./maker.server.ts";
import { MakerStatement } from "./maker-statement.tsx";
import { Law, Terms, Voids } from "./terms.tsx";

const path = "/support-center/warranty";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [{ seo, ...copy }, { way, jsonLd }] = await Promise.all([readCopy(page, "warranty"), readSupport(page, "warranty")]);
  const { statement, ...law } = copy.law;
  return {
    copy: { ...copy, law },
    statement: statement && { ...statement, maker: makerOf(page, statement.maker) },
    way,
    seo: seoFor(page, { ...seo, path, image: previewOf("agave-th-detail-2"), jsonLd: [jsonLd] }),
    picture: pictureOf("half", "agave-th-detail-2"),
  };
}

export type WarrantyData = Awaited<ReturnType<typeof loader>>;

export const clientLoader = loadPayload;
export const meta = pageMeta;

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
