import type { CaseSummary } from "#app/page/entries.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { joinDateParts } from "#i18n/format-time.ts";
import { formatNumber } from "#i18n/format.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { traits } from "#i18n/traits.ts";
import type { SolutionsCopy } from "./copy/fr.ts";

type Profile = NonNullable<CaseSummary["powerProfile"]>;
type Input = { language: Language; copy: SolutionsCopy["cases"]["profile"]; profile: Profile; limit: number | undefined };

const hourMs = 3_600_000;
const quartersPerHour = 4;
const axisHours = [0, 6, 12, 18, 24];

/** Height of the column of a step, in kW. */
const columnOf = ({ power, charging = 0 }: { power: number; charging?: number | undefined }) => power + charging;

/**
 * Builds the drawing of a day in 96 quarter hours: its steps as shares of the highest power, and all of it in words. Powers are in
 * kW; a site above 1,000 kW shows MW.
 */
export function powerProfileView({ language, copy, profile, limit }: Input) {
  const peakPower = Math.max(...profile.map(columnOf));
  const highest = Math.max(limit ?? 0, peakPower);
  const share = (power: number) => Number((power / highest).toFixed(4));
  const format = (power: number) =>
    highest < 1000 ? `${formatNumber(language, power)}\u00a0kW` : `${formatNumber(language, power / 1000)}\u00a0MW`;
  const [timeOf, hourOf] = [hourFormat(language, "minute"), hourFormat(language, "hour")];
  const steps = profile.map(({ from, power, supplied = 0, charging = 0 }, index) => ({
    from,
    to: profile[index + 1]?.from ?? 24,
    power,
    supplied,
    charging,
  }));
  const words = steps.map(
    ({ from, to, power, supplied, charging }) =>
      fillPlaceholders(copy.step, { from: timeOf(from), to: timeOf(to), power: format(power) }) +
      (supplied > 0 ? fillPlaceholders(copy.supplied, { power: format(supplied) }) : "") +
      (charging > 0 ? fillPlaceholders(copy.charging, { power: format(charging) }) : ""),
  );
  return {
    alt: fillPlaceholders(copy.alt, { steps: words.join(traits[language].listComma) }),
    steps: steps.map(({ from, to, power, supplied, charging }) => ({
      quarter: from * quartersPerHour,
      quarters: (to - from) * quartersPerHour,
      site: share(power - supplied),
      battery: share(supplied),
      charging: share(charging),
    })),
    peak: {
      at: middleOf(steps.find((step) => columnOf(step) === peakPower)),
      share: share(peakPower),
      name: fillPlaceholders(copy.peak, { power: format(peakPower) }),
    },
    limit: limit === undefined ? undefined : { share: share(limit), name: fillPlaceholders(copy.limit, { power: format(limit) }) },
    charges: steps.some(({ charging }) => charging > 0),
    hours: axisHours.map((hour) => ({ hour, text: hourOf(hour) })),
  };
}

export type PowerProfileView = ReturnType<typeof powerProfileView>;

/** Middle of a step as a share of the day. */
const middleOf = (step: { from: number; to: number } | undefined) => (step ? Number(((step.from + step.to) / 2 / 24).toFixed(4)) : 0);

function hourFormat(language: Language, smallest: "hour" | "minute"): (hour: number) => string {
  const minute = smallest === "minute" ? ({ minute: "2-digit" } as const) : {};
  const format = new Intl.DateTimeFormat(languages[language].tag, { hour: "numeric", ...minute, timeZone: "UTC" });
  return (hour) => joinDateParts(language, format.formatToParts(hour * hourMs));
}
