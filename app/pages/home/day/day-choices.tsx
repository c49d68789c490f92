import type { HomeData } from "../data.server.ts";
import type { DayWriter } from "./day-sentence.ts";
import { moduleCounts } from "#domain/simulation/schema";
import { seasons, type Season } from "#domain/sun/schema";

type DayChoicesProps = {
  copy: HomeData["copy"]["day"];
  writer: DayWriter;
  season: Season;
  onSeason: (season: Season) => void;
  modules: number;
  onModules: (modules: number) => void;
};

const focusLook = "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mark";

/** Season and stack controls. They render after hydration; the reserved height prevents a layout shift. */
export function DayChoices({ isReady, ...choices }: DayChoicesProps & { isReady: boolean }) {
  return (
    <div className="min-h-62 min-w-0 md:min-h-37 lg:col-span-4 lg:min-h-65 lg:border-t lg:border-rule lg:pt-5 print:hidden">
      {isReady && <Choices {...choices} />}
    </div>
  );
}

function Choices({ copy, writer, season, onSeason, modules, onModules }: DayChoicesProps) {
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-1">
      <fieldset>
        <legend className="text-small text-soft">{copy.season.label}</legend>
        <div className="flex gap-5">
          {seasons.map((name) => (
            <label
              key={name}
              className={`relative flex min-h-11 cursor-pointer items-center decoration-mark decoration-3 underline-offset-10 has-checked:font-label has-checked:underline ${focusLook}`}
            >
              <input
                type="radio"
                name="season"
                checked={name === season}
                onChange={() => onSeason(name)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {copy.season.names[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-small text-soft">{copy.stack.label}</legend>
        <div className="-ml-2 flex flex-wrap items-end gap-x-2 pt-2">
          {moduleCounts.map((count) => (
            <label
              key={count}
              className={`relative grid min-w-11 cursor-pointer justify-items-center gap-1 py-1 has-checked:font-label ${focusLook}`}
            >
              <input
                type="radio"
                name="modules"
                checked={count === modules}
                onChange={() => onModules(count)}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <Tower modules={count} />
              {count}
            </label>
          ))}
          <p className="pb-1 pl-2 text-small whitespace-nowrap">{writer.modules(modules)}</p>
        </div>
      </fieldset>
    </div>
  );
}

function Tower({ modules }: { modules: number }) {
  const height = 12 + 7 * modules;
  return (
    <svg
      viewBox={`0 0 26 ${height}`}
      width="26"
      height={height}
      aria-hidden="true"
      className="fill-none stroke-current peer-checked:fill-current"
    >
      <path d={`M.5.5h25v10h-25z${Array.from({ length: modules }, (_, index) => `M.5 ${12.5 + 7 * index}h25v5h-25z`).join("")}`} />
    </svg>
  );
}
