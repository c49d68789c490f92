import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { describeMaker } from "./maker.server.ts";

export const loader = pageLoader("/support-center/warranty", async ({ page, copy, seo }) => {
  const { way, emergency, jsonLd } = await readSupport(page, "warranty");
  const { statement, ...law } = copy.law;
  return {
    copy: { ...copy, law },
    statement: statement && { ...statement, maker: describeMaker(page, statement.maker) },
    way,
    emergency,
    seo: { ...seo, image: previewOf("cell-drawer"), jsonLd: [jsonLd] },
    picture: pictureOf("half", "cell-drawer"),
  };
});

export type WarrantyData = Awaited<ReturnType<typeof loader>>;
