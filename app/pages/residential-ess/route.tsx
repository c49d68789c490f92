import { useLoaderData } from "react-router";
import { pictureOf } from "#app/assets/pictures.server.ts";
import { Closing } from "#app/features/solutions/closing.tsx";
import { fieldView, understood } from "#app/features/solutions/field-view.server.ts";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { lineHead, readLine } from "#app/features/solutions/read-line.server.ts";
import { SectorCases } from "#app/features/solutions/sector-cases.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { housePlaceOf } from "#domain/markets/schema";
import { houseFields, houseGoals, readNumber, sizeHouse } from "#domain/sizing/schema";
import { localPath } from "#i18n/paths.ts";
import { Flow } from "./flow.tsx";
import { Hero } from "./hero.tsx";
import { assumptionTexts, houseResult } from "./house-result.server.ts";
import { extraQuestions, readExtras } from "./house-extras.server.ts";
import { HouseSizing } from "./house-sizing.tsx";
import { yearAssumptionTexts, yearTexts } from "./house-year.server.ts";
import { Night, Ways } from "./living.tsx";
import { Rules } from "./rules.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/solutions/residential-ess";
const heroPicture = "garage-day";
const nightPicture = "house-detail";
/** What the page shows already, and the night's wall by day. */
const shownPictures = [heroPicture, nightPicture, "agave-th-scene"];

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const line = await readLine(page, "residential", shownPictures);
  const readings = {
    consumption: readNumber(query.get("consumption"), houseFields.consumption, language),
    pv: readNumber(query.get("pv"), houseFields.pv, language),
  };
  const goal = houseGoals.find((name) => name === query.get("goal")) ?? "night";
  const numbers = understood(readings);
  const extras = readExtras(language, query);
  const answer = numbers && extras.isUnderstood ? { ...numbers, loads: extras.loads } : undefined;
  const address = `${localPath(language, path)}?${String(query)}`;
  const result = answer && houseResult(language, sizeHouse({ ...answer, goal }, housePlaceOf(language)), goal, address, copy.sizing);
  return {
    ...line,
    copy,
    seo: { ...seo, ...(await lineHead(page, { name: copy.name, path, picture: heroPicture })) },
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
    year: answer && result?.kind === "stack" ? yearTexts(language, answer, result.usable, extras, copy.sizing.year) : [],
    assumptions: [...assumptionTexts(language, copy.sizing.assumptions), ...yearAssumptionTexts(language, copy.sizing.year.assumptions)],
    pictures: { hero: pictureOf("wide", heroPicture), night: pictureOf("half", nightPicture) },
  };
});

export type ResidentialData = Awaited<ReturnType<typeof loader>>;

export default function ResidentialEss() {
  const { copy, shared, products, questions, cases, pictures, ...sizing } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <Hero copy={copy} picture={pictures.hero} />
      <Flow copy={copy.flow} />
      <HouseSizing copy={copy} shared={shared} {...sizing} path={localPath(language, path)} />
      <Ways copy={copy.ways} shared={shared} products={products} />
      <Rules copy={copy.rules} />
      <Night copy={copy.night} picture={pictures.night} />
      {cases.length > 0 && (
        <Container className="pt-section">
          <SectorCases sector="residential" cases={cases} heading={copy.cases.heading} copy={shared} />
        </Container>
      )}
      <LineQuestions questions={questions} copy={shared} />
      {questions.length === 0 && <div className="pb-section" />}
      <Closing {...copy.closing} line="residential" installer={shared.installer} />
    </>
  );
}
