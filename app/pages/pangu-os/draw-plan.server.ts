import { formatNumber, percentGapOf } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { exampleDay, site, unitPower, units } from "./example-site.ts";
import { planDispatch, type Quarter } from "./plan-dispatch.ts";
import { itemAt } from "#app/page/item-at.ts";

/** SVG units: one rib per quarter hour, `pitch` apart; `reach` kW fit between the axis and the top. */
const pitch = 10;
const axis = 280;
const reach = 700;
const foot = 440;
/** Quarter hour that the overview shows: 17:30. */
const overviewQuarterHour = 70;
/** Number of the idle unit; the others share the battery's power. */
const idleUnit = 7;

const heightOf = (power: number) => Math.round((power / reach) * axis);

type Layer = { look: "grid" | "sun" | "battery" | "over" | "ghost"; power: (quarter: Quarter) => number };

/** Stacks the layers' ribs on one another; returns one path per layer. */
function stackRibs(plan: readonly Quarter[], layers: readonly Layer[]): { look: Layer["look"]; d: string }[] {
  const columns = plan.map((quarter) => ({ quarter, top: axis }));
  return layers.map(({ look, power }) => {
    const ribs = columns.map((column, index) => {
      const start = column.top;
      column.top -= heightOf(Math.max(power(column.quarter), 0));
      return column.top === start ? "" : `M${index * pitch + 5} ${start}V${column.top}`;
    });
    return { look, d: ribs.join("") };
  });
}

export function drawPlan(language: Language) {
  const plan = planDispatch(site, exampleDay());
  const format = (value: number) => formatNumber(language, Math.round(value));
  const netLoad = ({ load, sun }: Quarter) => load - sun;
  const overLimit = (quarter: Quarter) => Math.max(netLoad(quarter) - site.gridLimit, 0);
  // Grid power is the lowest layer, so that its distance to the limit is visible.
  const roof: Layer = { look: "sun", power: ({ sun, load }) => Math.min(sun, load) };
  const prices = plan.map(({ price }) => price);
  const [lowestPrice, highestPrice] = [Math.min(...prices), Math.max(...prices)];
  const overview = itemAt(plan, overviewQuarterHour);
  const perUnit = overview.battery / (units - 1);
  const discharged = plan.reduce((sum, { battery }) => sum + Math.max(battery, 0) / 4, 0);
  return {
    width: plan.length * pitch,
    foot,
    axis,
    limit: axis - heightOf(site.gridLimit),
    hero: stackRibs(plan, [
      { look: "grid", power: ({ grid }) => grid },
      { look: "ghost", power: (quarter) => netLoad(quarter) - Math.max(quarter.grid, 0) },
    ]),
    without: stackRibs(plan, [
      { look: "grid", power: (quarter) => netLoad(quarter) - overLimit(quarter) },
      { look: "over", power: overLimit },
      roof,
    ]),
    with: stackRibs(plan, [
      { look: "grid", power: ({ grid, battery }) => grid + Math.min(battery, 0) },
      { look: "battery", power: ({ battery }) => battery },
      roof,
    ]),
    charging: plan.map(({ battery }, index) => (battery < 0 ? `M${index * pitch + 5} ${axis}V${axis + heightOf(-battery)}` : "")).join(""),
    price: plan
      .map(
        ({ price }, index) =>
          `${index === 0 ? "M0 " : "V"}${Math.round(70 - ((price - lowestPrice) / (highestPrice - lowestPrice)) * 66)}H${(index + 1) * pitch}`,
      )
      .join(""),
    figures: {
      limit: format(site.gridLimit),
      peak: format(Math.max(...plan.map(netLoad))),
      shaved: format(Math.max(...plan.map(overLimit))),
      moved: format(discharged),
    },
    percentGap: percentGapOf(language),
    now: {
      load: format(overview.load),
      sun: format(overview.sun),
      battery: format(overview.battery),
      grid: format(Math.abs(overview.grid)),
      charge: format((overview.stored / site.capacity) * 100),
    },
    units: Array.from({ length: units }, (_, index) => ({ number: index + 1, share: index + 1 === idleUnit ? 0 : perUnit / unitPower })),
    unit: {
      power: formatNumber(language, Math.round(perUnit * 10) / 10),
      most: formatNumber(language, unitPower),
      all: formatNumber(language, unitPower * units),
    },
  };
}

export type Plan = ReturnType<typeof drawPlan>;
