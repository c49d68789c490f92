import { readPrices } from "#app/features/prices/read-prices.server.ts";
import { fieldView, understood } from "#app/features/solutions/field-view.server.ts";
import { readLineSeo, readLine } from "#app/features/solutions/read-line.server.ts";
import { readSubsidies } from "#app/features/subsidies/read-subsidies.server.ts";
import { pageImage } from "#app/page/page-images.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import { renderResult } from "#app/page/render-result.ts";
import { exampleHouseOf } from "#domain/markets/schema";
import { houseFields, houseGoals, readNumber, sizeHouse } from "#domain/sizing/schema";
import { localPath } from "#i18n/paths.ts";
import { assumptionTexts, houseResult } from "./house-result.server.ts";
import { extraQuestions, readExtras } from "./house-extras.server.ts";
import { yearAssumptionTexts, yearTexts } from "./house-year.server.ts";
import { path } from "./path.ts";

export const loader = pageLoader(path, async ({ page, context, query, copy, seo }) => {
  const { language } = page;
  const [line, { subsidies, expiresAt }, products] = await Promise.all([
    readLine(page, "residential"),
    readSubsidies(page),
    readSoldProducts(page),
  ]);
  context.get(renderResult).expiresAt = expiresAt;
  const prices = await readPrices(
    page,
    products.filter((product) => product.line === "residential"),
  );
  const readings = {
    consumption: readNumber(query.get("consumption"), houseFields.consumption, language),
    pv: readNumber(query.get("pv"), houseFields.pv, language),
  };
  const goal = houseGoals.find((name) => name === query.get("goal")) ?? "night";
  const inputs = understood(readings);
  const extras = readExtras(language, query);
  const answer = inputs && extras.isUnderstood ? { ...inputs, loads: extras.loads } : undefined;
  const address = `${localPath(language, path)}?${String(query)}`;
  const result = answer && houseResult(language, sizeHouse({ ...answer, goal }, exampleHouseOf(language)), goal, address, copy.sizing);
  return {
    ...line,
    prices,
    subsidies,
    copy,
    seo: { ...seo, ...(await readLineSeo(page, { name: copy.name, path, image: "residential-ess.night" })) },
    fields: (["consumption", "pv"] as const).map((name) =>
      fieldView(language, houseFields[name], readings[name], copy.sizing.fields[name], line.shared.sizing),
    ),
    choice: {
      legend: copy.sizing.goal.legend,
      name: "goal",
      value: goal,
      options: houseGoals.map((value) => ({ value, name: copy.sizing.goal.names[value] })),
    },
    optional: extraQuestions(language, extras, copy.sizing.year, line.shared.sizing),
    result,
    year:
      answer && result?.kind === "stack"
        ? yearTexts(language, { ...answer, usable: result.usable }, extras, { copy: copy.sizing.year, shared: line.shared.sizing })
        : [],
    assumptions: [...assumptionTexts(language, copy.sizing.assumptions), ...yearAssumptionTexts(language, copy.sizing.year.assumptions)],
    pictures: { night: pageImage(page, "residential-ess.night") },
  };
});

export type ResidentialData = Awaited<ReturnType<typeof loader>>;
