import { useMemo } from "react";
import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { languages } from "#i18n/languages.ts";
import { drawRibs, pitch, halfHeight, type Half } from "./day/day-drawing.ts";
import { dayWriter } from "./day/day-sentence.ts";
import { quartersOfDay, simulateDay, type EnergyDay, type Quarter } from "#domain/simulation/schema";
import type { HomeData } from "./data.server.ts";
import { itemAt } from "#app/page/item-at.ts";

type Copy = HomeData["copy"];

const modules = 4;
const tenInTheEvening = 88;

export function Platforms({ copy, day, place }: { copy: Copy["platforms"]; day: Copy["day"]; place: HomeData["place"] }) {
  return (
    <section aria-labelledby="platforms" className="night overflow-clip py-section">
      <Container className="grid gap-x-gap gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="platforms" className="text-h2">
            {copy.heading}
          </h2>
          <p className="pt-6 text-lead text-soft">{copy.lead}</p>
          <dl className="pt-10">
            {copy.items.map((item) => (
              <div key={item.name} className="grid gap-1 border-t border-rule py-5 md:grid-cols-[8rem_1fr]">
                <dt>
                  <Link to={item.to} className="line-link font-label text-action">
                    {item.name}
                  </Link>
                </dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Screen copy={copy} day={day} place={place} />
      </Container>
    </section>
  );
}

function Screen({ copy, day, place }: { copy: Copy["platforms"]; day: Copy["day"]; place: HomeData["place"] }) {
  const { tag } = languages[usePageLanguage()];
  const simulated = useMemo(() => simulateDay(place, "spring", modules), [place]);
  const writer = dayWriter(day, tag);
  const moment = itemAt(simulated.quarters, tenInTheEvening);
  return (
    <figure className="min-w-0 lg:col-span-7 lg:-mr-margin lg:pl-10">
      <div className="overflow-clip rounded-picture border border-rule bg-raised lg:rounded-r-none lg:border-r-0">
        <p className="flex justify-between gap-4 border-b border-rule px-6 py-4 text-small md:px-8">
          <b className="font-label">ECOS</b>
          <span className="tabular-nums lg:pr-margin">{writer.time(tenInTheEvening)}</span>
        </p>
        <div className="flex flex-wrap items-end gap-x-14 gap-y-8 px-6 pt-8 md:px-8">
          <p className="flex items-end gap-5">
            <Tower share={moment.stored / simulated.capacity} />
            <span>
              <span className="block text-small text-soft">{day.battery}</span>
              <span className="text-figure font-monument tabular-nums">{writer.level(moment.stored, simulated.capacity)}</span>
            </span>
          </p>
          <dl className="flex gap-10 pb-2">
            {flowsOf(moment).map(({ party, tenths }) => (
              <div key={party}>
                <dt className="text-small text-soft">{day.parties[party]}</dt>
                <dd className="text-h3 tabular-nums">
                  {writer.power(tenths)} <span className="text-small">kW</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <RibsOfDay day={simulated} />
      </div>
      <figcaption className="pt-4 text-small text-soft">{copy.screen}</figcaption>
    </figure>
  );
}

function flowsOf({ sources, uses }: Quarter) {
  return [
    { party: "house", tenths: uses.house },
    { party: "battery", tenths: sources.battery - uses.battery },
    { party: "grid", tenths: sources.grid - uses.grid },
  ] as const;
}

/** Each of the four modules stands for a quarter of the charge. */
function Tower({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 84" width="40" height="84" className="flex-none stroke-soft">
      {Array.from({ length: modules }, (_, index) => {
        const level = Math.min(Math.max(share * modules - (modules - 1 - index), 0), 1);
        return (
          <g key={index} transform={`translate(0.5 ${index * 21 + 0.5})`}>
            <rect width="39" height="18" className="fill-none" />
            <rect width={39 * level} height="18" className="fill-light stroke-none" />
          </g>
        );
      })}
    </svg>
  );
}

const looks: Record<string, string> = {
  sun: "stroke-sun",
  battery: "stroke-light",
  grid: "stroke-soft",
  house: "stroke-on-dark",
  car: "stroke-graphite-line",
};

function RibsOfDay({ day }: { day: EnergyDay }) {
  const half = (name: Half) =>
    drawRibs(day, name).map(({ party, day: light, night }) => <path key={party} d={light + night} className={looks[party]} />);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${quartersOfDay * pitch} ${2 * halfHeight}`}
      preserveAspectRatio="none"
      className="mt-8 block h-44 w-full fill-none stroke-[1.1] md:h-64"
    >
      <g transform={`matrix(0 -1 1 0 0 ${halfHeight})`}>{half("sources")}</g>
      <g transform={`matrix(0 1 1 0 0 ${halfHeight})`}>{half("uses")}</g>
    </svg>
  );
}
