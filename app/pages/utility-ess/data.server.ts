import { fieldView, understood } from "#app/features/solutions/field-view.server.ts";
import { projectRequestLink } from "#app/features/solutions/project-request-link.ts";
import { readLineSeo, readLine } from "#app/features/solutions/read-line.server.ts";
import { pageImage } from "#app/page/page-images.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { plantFields, readNumber, sizePlant } from "#domain/sizing/schema";
import { assumptionTexts, plantResult } from "./plant-result.server.ts";
import { path } from "./path.ts";

const fieldNames = ["power", "hours", "unit"] as const;

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const line = await readLine(page, "utility");
  const read = (name: (typeof fieldNames)[number]) => readNumber(query.get(name), plantFields[name], language);
  const readings = { power: read("power"), hours: read("hours"), unit: read("unit") };
  const inputs = understood(readings);
  return {
    ...line,
    copy,
    seo: { ...seo, ...(await readLineSeo(page, { name: copy.name, path, image: "utility-ess.settle" })) },
    fields: fieldNames.map((name) => fieldView(language, plantFields[name], readings[name], copy.sizing.fields[name], line.shared.sizing)),
    result: inputs && plantResult(language, sizePlant(inputs), copy.sizing),
    links: [projectRequestLink(language, line.shared.sizing)],
    assumptions: assumptionTexts(language, copy.sizing.assumptions),
    pictures: { screen: pageImage(page, "utility-ess.settle") },
  };
});

export type UtilityData = Awaited<ReturnType<typeof loader>>;
