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
import { mostUnits, readNumber, siteFields, sizeSite, unitPower } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import { localPath } from "#i18n/paths.ts";
import { Hero } from "./hero.tsx";
import { Parallel } from "./parallel.tsx";
import { assumptionTexts, peakResult } from "./peak-result.server.ts";
import { PeakSizing } from "./peak-sizing.tsx";
import { SingleLine } from "./single-line.tsx";
import { Switching } from "./switching.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/solutions/commercial-industrial-ess";
const heroPicture = "commercial-site";
const names = ["peak", "limit", "hours"] as const;

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const line = await readLine(page, "commercial-industrial", [heroPicture]);
  const read = (name: (typeof names)[number]) => readNumber(query.get(name), siteFields[name], language);
  const readings = { peak: read("peak"), limit: read("limit"), hours: read("hours") };
  const numbers = understood(readings);
  const isBelow = numbers && numbers.limit < numbers.peak;
  const fields = names.map((name) => fieldView(language, siteFields[name], readings[name], copy.sizing.fields[name], line.shared.sizing));
  return {
    ...line,
    copy,
    seo: { ...seo, ...(await lineHead(page, { name: copy.name, path, picture: heroPicture })) },
    fields: fields.map((field) => (field.name === "limit" && numbers && !isBelow ? { ...field, error: copy.sizing.notBelow } : field)),
    result: isBelow ? peakResult(language, numbers, sizeSite(numbers), copy.sizing) : undefined,
    assumptions: assumptionTexts(language, copy.sizing.assumptions),
    powers: Array.from({ length: mostUnits }, (_, index) => `${formatNumber(language, unitPower * (index + 1))}\u00a0kW`),
    pictures: { hero: pictureOf("wide", heroPicture), room: pictureOf("wide", "tianyuan-60k-scene") },
  };
});

export type CommercialData = Awaited<ReturnType<typeof loader>>;

export const handle = { ground: "night" };

export default function CommercialIndustrialEss() {
  const { copy, shared, products, questions, cases, pictures, powers, ...sizing } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <Hero copy={copy} picture={pictures.hero} />
      <Switching copy={copy.switching} />
      <SingleLine copy={copy.line} />
      <PeakSizing copy={copy} shared={shared} {...sizing} path={localPath(language, path)} />
      <Parallel copy={copy.parallel} shared={shared} picture={pictures.room} products={products} powers={powers} />
      <LineQuestions questions={questions} copy={shared} />
      {cases.length > 0 && (
        <Container className={questions.length === 0 ? "py-section" : "pb-section"}>
          <SectorCases sector="commercial-industrial" cases={cases} heading={copy.cases.heading} copy={shared} />
        </Container>
      )}
      <Closing {...copy.closing} line="commercial-industrial" installer={shared.installer} />
    </>
  );
}
