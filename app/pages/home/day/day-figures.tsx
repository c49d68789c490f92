import { FigureView } from "#app/ui/figure.tsx";
import type { HomeData } from "../data.server.ts";
import type { DayWriter } from "./day-sentence.ts";
import { totalsOf, type EnergyDay } from "#domain/simulation/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

const names = ["produced", "used", "bought", "sold"] as const;

type DayFiguresProps = { copy: HomeData["copy"]["day"]; writer: DayWriter; day: EnergyDay; modules: number; city: string };

export function DayFigures({ copy, writer, day, modules, city }: DayFiguresProps) {
  const totals = totalsOf(day);
  return (
    <div className="grid min-w-0 content-between gap-6 lg:col-span-7 lg:col-start-6">
      <dl
        aria-live="polite"
        className="grid grid-cols-2 gap-x-gap gap-y-5 border-t border-rule pt-5 md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4"
      >
        {names.map((name) => (
          <FigureView key={name} parts={{ number: writer.energy(totals[name]), gap: "\u00a0", unit: "kWh" }} label={copy.totals[name]} />
        ))}
      </dl>
      <p className="max-w-[65ch] text-small text-soft">{fillPlaceholders(copy.conditions, { city, stack: writer.modules(modules) })}</p>
    </div>
  );
}
