import { useLoaderData } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { Claim, Keep } from "./claim.tsx";
import { makerOf } from "./maker.server.ts";
import { MakerStatement } from "./maker-statement.tsx";
import { Law, Terms, Voids } from "./terms.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/support-center/warranty", async ({ page, copy, seo }) => {
  const { way, jsonLd } = await readSupport(page, "warranty");
  const { statement, ...law } = copy.law;
  return {
    copy: { ...copy, law },
    statement: statement && { ...statement, maker: makerOf(page, statement.maker) },
    way,
    seo: { ...seo, image: previewOf("cell-drawer"), jsonLd: [jsonLd] },
    picture: pictureOf("half", "cell-drawer"),
  };
});

export type WarrantyData = Awaited<ReturnType<typeof loader>>;

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
