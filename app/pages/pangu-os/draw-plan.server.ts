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
const shown = 70;
/** Number of the idle unit; the others share the battery's power. */
const resting = 7;

const heightOf = (power: number) => Math.round((power / reach) * axis);

type Layer = { look: "grid" | "sun" | "battery" | "over" | "ghost"; power: (quarter: Quarter) => number };

/** Stacks the layers' ribs on one another; returns one path per layer. */
function stack(plan: readonly Quarter[], layers: readonly Layer[]): { look: Layer["look"]; d: string }[] {
  const columns = plan.map((quarter) => ({ quarter, top: axis }));
  return layers.map(({ look, power }) => {
    const ribs = columns.map((column, index) => {
      const from = column.top;
      column.top -= heightOf(Math.max(power(column.quarter), 0));
      return column.top === from ? "" : `M${index * pitch + 5} ${from}V${column.top}`;
    });
    return { look, d: ribs.join("") };
  });
}

/** Formats the planned day, as drawings and figures. */
export function readPlan(language: Language) {
  const plan = planDispatch(site, exampleDay());
  const number = (value: number) => formatNumber(language, Math.round(value));
  const net = ({ load, sun }: Quarter) => load - sun;
  const over = (quarter: Quarter) => Math.max(net(quarter) - site.gridLimit, 0);
  // Grid power is the lowest layer, so that its distance to the limit is visible.
  const roof: Layer = { look: "sun", power: ({ sun, load }) => Math.min(sun, load) };
  const prices = plan.map(({ price }) => price);
  const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)];
  const now = itemAt(plan, shown);
  const perUnit = now.battery / (units - 1);
  const given = plan.reduce((sum, { battery }) => sum + Math.max(battery, 0) / 4, 0);
  return {
    width: plan.length * pitch,
    foot,
    axis,
    limit: axis - heightOf(site.gridLimit),
    hero: stack(plan, [
      { look: "grid", power: ({ grid }) => grid },
      { look: "ghost", power: (quarter) => net(quarter) - Math.max(quarter.grid, 0) },
    ]),
    without: stack(plan, [{ look: "grid", power: (quarter) => net(quarter) - over(quarter) }, { look: "over", power: over }, roof]),
    with: stack(plan, [
      { look: "grid", power: ({ grid, battery }) => grid + Math.min(battery, 0) },
      { look: "battery", power: ({ battery }) => battery },
      roof,
    ]),
    charging: plan.map(({ battery }, index) => (battery < 0 ? `M${index * pitch + 5} ${axis}V${axis + heightOf(-battery)}` : "")).join(""),
    price: plan
      .map(
        ({ price }, index) =>
          `${index === 0 ? "M0 " : "V"}${Math.round(70 - ((price - cheapest) / (dearest - cheapest)) * 66)}H${(index + 1) * pitch}`,
      )
      .join(""),
    figures: {
      limit: number(site.gridLimit),
      peak: number(Math.max(...plan.map(net))),
      shaved: number(Math.max(...plan.map(over))),
      moved: number(given),
    },
    percentGap: percentGapOf(language),
    now: {
      load: number(now.load),
      sun: number(now.sun),
      battery: number(now.battery),
      grid: number(Math.abs(now.grid)),
      charge: number((now.stored / site.capacity) * 100),
    },
    units: Array.from({ length: units }, (_, index) => ({ number: index + 1, share: index + 1 === resting ? 0 : perUnit / unitPower })),
    unit: {
      power: formatNumber(language, Math.round(perUnit * 10) / 10),
      most: formatNumber(language, unitPower),
      all: formatNumber(language, unitPower * units),
    },
  };
}

export type Plan = ReturnType<typeof readPlan>;
