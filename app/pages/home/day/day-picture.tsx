import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { HomeData } from "../data.server.ts";
import {
  drawLevel,
  drawRibs,
  pitch,
  placeLabels,
  halfHeight,
  type Ground,
  type Half,
  type Label,
  type Party,
  type Ribs,
} from "./day-drawing.ts";
import type { DayWriter } from "./day-sentence.ts";
import { quartersOfDay, type EnergyDay } from "#domain/simulation/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type Copy = HomeData["copy"]["day"];
type DayPictureProps = { copy: Copy; day: EnergyDay; writer: DayWriter };

const share = (part: number, whole: number) => `${Math.round((10_000 * part) / whole) / 100}%`;
const percent = (quarter: number) => share(quarter, quartersOfDay);
const percentOfHeight = (power: number) => share(power, halfHeight);

/** Draws the day in 96 quarter hours: sources above the axis, uses below it, and the battery's charge. */
export function DayPicture({ copy, day, writer }: DayPictureProps) {
  const night = quartersOfDay - day.sunset;
  return (
    <div aria-hidden="true" className="[view-timeline-name:--energy-day]">
      <div className="night absolute inset-y-0 left-0 -z-1" style={{ width: percent(day.sunrise) }} />
      <div className="night absolute inset-y-0 right-0 -z-1" style={{ width: percent(night) }} />
      <HalfPicture half="sources" day={day} copy={copy} />
      <HalfPicture half="uses" day={day} copy={copy} />
      <p className={sunTimeLook} style={{ left: percent(day.sunrise) }}>
        {fillPlaceholders(copy.sunrise, { time: writer.time(day.sunrise) })}
      </p>
      <p className={sunTimeLook} style={{ right: percent(night) }}>
        {fillPlaceholders(copy.sunset, { time: writer.time(day.sunset) })}
      </p>
      <LevelPicture day={day} copy={copy} />
    </div>
  );
}

const sunTimeLook = "absolute top-5 hidden px-3 text-small text-soft md:block";

/** Paths run sideways (see `drawRibs`) and are rotated here, so that the `charge` keyframes let them rise from the axis. */
const rotations: Record<Half, string> = { sources: `matrix(0 -1 1 0 0 ${halfHeight - 1})`, uses: "matrix(0 1 1 0 0 1)" };
const rising =
  "[animation-name:charge] [animation-fill-mode:both] [animation-timing-function:linear] [animation-timeline:--energy-day] [animation-range:entry_20%_entry_55%]";

function HalfPicture({ half, day, copy }: { half: Half; day: EnergyDay; copy: Copy }) {
  const ribs = drawRibs(day, half);
  const up = half === "sources";
  return (
    <div className="relative h-[clamp(11.5rem,18vw,17rem)]">
      <p className={`night absolute left-edge text-small text-soft ${up ? "top-5" : "bottom-5"}`}>{copy.axis[half]}</p>
      <p
        className="night absolute inset-x-0 -z-1 border-t border-on-dark-soft/30 bg-transparent px-edge text-small text-soft"
        style={{ [up ? "bottom" : "top"]: percentOfHeight(50), translate: up ? "0 100%" : undefined }}
      >
        5&nbsp;kW
      </p>
      <svg
        viewBox={`0 0 ${quartersOfDay * pitch} ${halfHeight}`}
        preserveAspectRatio="none"
        className="absolute size-full fill-none stroke-[1.1]"
      >
        <g transform={rotations[half]}>
          <g className={rising}>
            <RibPaths ribs={ribs} ground="day" />
            <g className="night">
              <RibPaths ribs={ribs} ground="night" />
            </g>
          </g>
        </g>
      </svg>
      {placeLabels(day, half).map((label) => (
        <PartyLabel key={label.party} label={label} up={up}>
          {copy.parties[label.party]}
        </PartyLabel>
      ))}
    </div>
  );
}

const strokes: Record<Party, string> = {
  sun: "stroke-sun-deep",
  battery: "stroke-mark",
  grid: "stroke-soft stroke-[.5]",
  house: "stroke-current",
  car: "stroke-current opacity-60",
};

function RibPaths({ ribs, ground }: { ribs: Ribs[]; ground: Ground }) {
  return ribs.map(({ party, [ground]: path }) => path && <path key={party} d={path} className={strokes[party]} />);
}

const colours: Partial<Record<Party, string>> = { sun: "text-sun-deep", battery: "text-mark", grid: "text-soft" };
/** A flexible space in front of the label shrinks first, so that the label never leaves the drawing. */
function PartyLabel({
  label: { party, ground, at, anchor, height, inside },
  up,
  children,
}: {
  label: Label;
  up: boolean;
  children: string;
}) {
  const place: CSSProperties = { [up ? "bottom" : "top"]: percentOfHeight(height) };
  const shift = inside ? (up ? "translate-y-1/2" : "-translate-y-1/2") : up ? "pb-1" : "pt-1";
  const look = classNames(ground === "night" ? "night" : "bg-paper", colours[party], anchor === "middle" && "-translate-x-1/2");
  return (
    <span style={place} className={classNames("absolute inset-x-0 flex", anchor === "end" && "flex-row-reverse", shift)}>
      <span style={{ flexBasis: percent(anchor === "end" ? quartersOfDay - at : at) }} />
      <span className={`flex-none px-1.5 text-small leading-tight font-label whitespace-nowrap ${look}`}>{children}</span>
    </span>
  );
}

function LevelPicture({ day, copy }: { day: EnergyDay; copy: Copy }) {
  return (
    <div className="night relative h-(--strip)">
      {copy.hours.map((hour, index) => (
        <span
          key={index}
          style={{ left: percent(12 * (index + 1)) }}
          className={classNames(
            "absolute top-2 -translate-x-1/2 text-small whitespace-nowrap text-soft",
            index % 2 === 0 && "max-md:hidden",
          )}
        >
          {hour}
        </span>
      ))}
      <svg
        viewBox="0 0 96 100"
        preserveAspectRatio="none"
        className="absolute bottom-2 h-(--level) w-full overflow-visible fill-graphite-raised stroke-light stroke-2 print:fill-line"
      >
        <path d={drawLevel(day)} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
