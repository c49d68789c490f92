import { fieldView, understood } from "#app/features/solutions/field-view.server.ts";
import { projectRequestLink } from "#app/features/solutions/project-request-link.ts";
import { readLineSeo, readLine } from "#app/features/solutions/read-line.server.ts";
import { pageImage } from "#app/page/page-images.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readSiteOptions } from "#domain/calculations/schema";
import { mostUnits, readNumber, siteFields, sizeSite, unitPower } from "#domain/sizing/schema";
import { formatNumber } from "#i18n/format.ts";
import { assumptionTexts, peakResult } from "./peak-result.server.ts";
import { path } from "./path.ts";
import { siteQuestions } from "./site-extras.server.ts";
import { savingAssumptionTexts, siteSaving } from "./site-saving.server.ts";

const fieldNames = ["peak", "limit", "hours"] as const;

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const line = await readLine(page, "commercial-industrial");
  const read = (name: (typeof fieldNames)[number]) => readNumber(query.get(name), siteFields[name], language);
  const readings = { peak: read("peak"), limit: read("limit"), hours: read("hours") };
  const inputs = understood(readings);
  const isLimitBelowPeak = inputs && inputs.limit < inputs.peak;
  const sizing = isLimitBelowPeak ? sizeSite(inputs) : undefined;
  const extras = readSiteOptions(query, language, Math.ceil(sizing?.nominal ?? 1));
  const shared = line.shared.sizing;
  const fields = fieldNames.map((name) => fieldView(language, siteFields[name], readings[name], copy.sizing.fields[name], shared));
  return {
    ...line,
    copy,
    seo: { ...seo, ...(await readLineSeo(page, { name: copy.name, path, image: "commercial-industrial-ess.parallel" })) },
    fields: fields.map((field) =>
      field.name === "limit" && inputs && !isLimitBelowPeak ? { ...field, error: copy.sizing.notBelow } : field,
    ),
    optional: siteQuestions(language, extras, copy.sizing.tariff, shared),
    result: inputs && sizing && extras.isUnderstood ? peakResult(language, inputs, sizing, copy.sizing) : undefined,
    saving:
      inputs && sizing && extras.isUnderstood
        ? siteSaving(language, inputs, sizing, extras, { copy: copy.sizing.tariff, shared })
        : undefined,
    links: sizing?.isBeyondParallel ? [projectRequestLink(language, shared)] : [],
    assumptions: [
      ...assumptionTexts(language, copy.sizing.assumptions),
      ...savingAssumptionTexts(language, copy.sizing.tariff.assumptions),
    ],
    powers: Array.from({ length: mostUnits }, (_, index) => `${formatNumber(language, unitPower * (index + 1))}\u00a0kW`),
    pictures: { room: pageImage(page, "commercial-industrial-ess.parallel") },
  };
});

export type CommercialData = Awaited<ReturnType<typeof loader>>;
