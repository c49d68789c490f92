import { Container } from "#app/ui/container.tsx";
import type { HomeData } from "../data.server.ts";
import type { DayWriter } from "./day-sentence.ts";
import type { EnergyDay } from "#domain/simulation/schema";
import { itemAt } from "#app/page/item-at.ts";

/** Quarter hours of 7:15, 16:00 and 20:00. */
const moments = [29, 64, 80];

type DayMomentsProps = {
  copy: HomeData["copy"]["day"];
  writer: DayWriter;
  day: EnergyDay;
  onMove: (quarter: number) => void;
  isReady: boolean;
};

/** Describes three moments of the day; once scripts run, their times move the cursor. */
export function DayMoments({ copy, writer, day, onMove, isReady }: DayMomentsProps) {
  return (
    <Container>
      <h3 className="sr-only">{copy.moments}</h3>
      <ol className="grid gap-x-gap gap-y-5 md:grid-cols-3">
        {moments.map((quarter) => (
          <li key={quarter} className="border-t border-rule pt-4">
            {isReady ? (
              <button type="button" onClick={() => onMove(quarter)} className="line-link cursor-pointer py-1 text-h3 tabular-nums">
                {writer.time(quarter)}
              </button>
            ) : (
              <span className="inline-block py-1 text-h3 tabular-nums">{writer.time(quarter)}</span>
            )}
            <p className="min-h-[3.3em] pt-1 wrap-anywhere [&:lang(zh)]:break-keep">
              {writer.sentence(itemAt(day.quarters, quarter), day.capacity)}
            </p>
          </li>
        ))}
      </ol>
    </Container>
  );
}
