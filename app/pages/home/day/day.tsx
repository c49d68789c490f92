import { useMemo, useRef, useState } from "react";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { languages } from "#i18n/languages.ts";
import type { HomeData } from "../data.server.ts";
import { DayChoices } from "./day-choices.tsx";
import { DayCursor } from "./day-cursor.tsx";
import { groundAt } from "./day-drawing.ts";
import { DayFigures } from "./day-figures.tsx";
import { DayMoments } from "./day-moments.tsx";
import { CurrentMoment } from "./current-moment.tsx";
import { DayPicture } from "./day-picture.tsx";
import { DayPlayer } from "./day-player.tsx";
import { DayScrubber } from "./day-scrubber.tsx";
import { dayWriter } from "./day-sentence.ts";
import { useOpening } from "./use-opening.ts";
import { noon, usePlayback } from "./use-playback.ts";
import { simulateDay } from "#domain/simulation/schema";
import type { Season } from "#domain/sun/schema";
import { itemAt } from "#app/page/item-at.ts";

export function Day({ copy, place }: { copy: HomeData["copy"]["day"]; place: HomeData["place"] }) {
  const { tag } = languages[usePageLanguage()];
  const [season, setSeason] = useState<Season>("spring");
  const [modules, setModules] = useState(4);
  const [quarter, setQuarter] = useState(noon);
  const writer = useMemo(() => dayWriter(copy, tag), [copy, tag]);
  const day = useMemo(() => simulateDay(place, season, modules), [place, season, modules]);
  const picture = useMemo(() => <DayPicture copy={copy} day={day} writer={writer} />, [copy, day, writer]);
  const isReady = useHydrated();
  const drawing = useRef<HTMLDivElement>(null);
  const playback = usePlayback(quarter, setQuarter);
  useOpening(drawing, playback.open);
  const currentQuarter = itemAt(day.quarters, quarter);

  return (
    <section aria-labelledby="day" className="flex flex-col pt-section">
      <Container className="grid gap-x-gap gap-y-5 pb-10 lg:grid-cols-12 lg:items-end lg:pb-14">
        <h2 id="day" className="text-h2 lg:col-span-6">
          {copy.heading}
        </h2>
        <p className="text-lead lg:col-span-5 lg:col-start-8">{copy.lead}</p>
      </Container>
      <CurrentMoment time={writer.time(quarter)} sentence={writer.sentence(currentQuarter, day.capacity)}>
        <DayPlayer copy={copy} playback={playback} isReady={isReady} />
      </CurrentMoment>
      <DayScrubber
        drawing={drawing}
        label={copy.cursor}
        valueText={writer.spoken(quarter, currentQuarter, day.capacity)}
        quarter={quarter}
        onMove={playback.move}
        isReady={isReady}
      >
        {picture}
        <DayCursor
          quarter={quarter}
          ground={groundAt(day, quarter)}
          stored={currentQuarter.stored / day.capacity}
          level={`${copy.battery} ${writer.level(currentQuarter.stored, day.capacity)}`}
          isMovable={isReady}
          pace={playback.pace}
        />
      </DayScrubber>
      <Container className="grid gap-x-gap gap-y-10 pb-12 pt-8 lg:grid-cols-12 lg:pt-10">
        <DayChoices
          copy={copy}
          writer={writer}
          isReady={isReady}
          season={season}
          onSeason={setSeason}
          modules={modules}
          onModules={setModules}
        />
        <DayFigures copy={copy} writer={writer} day={day} modules={modules} city={place.city} />
      </Container>
      <DayMoments copy={copy} writer={writer} day={day} onMove={playback.move} isReady={isReady} />
    </section>
  );
}
