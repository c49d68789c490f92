import type { Copy } from "../copy/fr.ts";
import type { Quarter } from "#domain/simulation/schema";
import { itemAt } from "#app/page/item-at.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type DayCopy = Copy["day"];

export type DayWriter = ReturnType<typeof dayWriter>;

export function dayWriter(copy: DayCopy, languageTag: string) {
  const numbers = new Intl.NumberFormat(languageTag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const energies = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 2 });
  const percentages = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 0 });
  const lists = new Intl.ListFormat(languageTag, { style: "narrow" });
  /** Takes tenths of a kilowatt. */
  const power = (tenths: number) => numbers.format(tenths / 10);

  /** Example: "The roof gives 7.6 kW: the house takes 1.5, the car 3.7 and the battery 2.4." */
  function sentence({ sources, uses, stored }: Quarter, capacity: number): string {
    const { says } = copy;
    const clause = (text: string, tenths: number) => fillPlaceholders(text, { kW: power(tenths) });
    // Only the first source has a verb; the others share it.
    const sourceClauses = (["sun", "battery", "grid"] as const)
      .filter((source) => sources[source] > 0)
      .map((source, index) => clause(index === 0 ? says.first[source] : says.next[source], sources[source]));
    const useClauses = (["house", "car", "battery", "grid"] as const)
      .filter((use) => uses[use] > 0)
      .map((use) => clause(says.uses[use], uses[use]));
    const flows = fillPlaceholders(useClauses.length === 1 ? says.houseOnly : says.split, {
      sources: lists.format(sourceClauses),
      uses: lists.format(useClauses),
    });
    if (stored === 0 && sources.grid > 0) return flows + says.empty;
    if (stored === capacity && sources.battery === 0) return flows + says.full;
    return flows;
  }

  function time(quarter: number): string {
    const hour = Math.floor(quarter / 4);
    const minute = String((quarter % 4) * 15).padStart(2, "0");
    return fillPlaceholders(copy.time, {
      hour: String(hour),
      hour12: String(hour % 12 || 12),
      minute,
      half: itemAt(copy.halves, hour < 12 ? 0 : 1),
    });
  }

  return {
    sentence,
    time,
    spoken: (quarter: number, moment: Quarter, capacity: number) =>
      fillPlaceholders(copy.spoken, { time: time(quarter), sentence: sentence(moment, capacity) }),
    level: (stored: number, capacity: number) => fillPlaceholders(copy.percent, { percent: percentages.format((100 * stored) / capacity) }),
    power,
    energy: (kWh: number) => numbers.format(kWh),
    modules: (count: number) => fillPlaceholders(copy.stack.size, { count: String(count), kWh: energies.format(count * 4.99) }),
  };
}
