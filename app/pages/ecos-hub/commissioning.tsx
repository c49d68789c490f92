import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Window } from "#app/ui/device.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import type { HubData } from "./data.server.ts";

export function Commissioning({ copy, picture }: { copy: HubData["copy"]["commissioning"]; picture: HubData["picture"] }) {
  const { checks } = copy;
  const done = checks.filter(({ state }) => state === "done").length;
  return (
    <section aria-labelledby="commissioning" className="bg-sand pb-section">
      <PictureView picture={picture} alt={copy.pictureAlt} sizes="100vw" className="h-64 w-full object-cover object-[50%_88%] lg:h-144" />
      <Container className="grid items-start gap-x-gap gap-y-12 pt-16 lg:grid-cols-12 lg:pt-28">
        <div className="lg:col-span-5">
          <h2 id="commissioning" className="text-h2">
            {copy.heading}
          </h2>
          <p className="max-w-[42ch] pb-12 pt-6 text-lead">{copy.text}</p>
          <FigureText {...copy.figure} />
        </div>
        <Window title={copy.window} note={copy.progress} className="lg:col-span-7 lg:ml-10">
          <div aria-hidden="true" className="bg-graphite forced-color-adjust-none">
            <div className="line-of-light" style={{ width: `${(done / checks.length) * 100}%` }} />
          </div>
          <ol>
            {checks.map(({ name, value, state }) => (
              <li key={name} className="flex flex-wrap items-baseline gap-x-4 border-b border-rule px-5 py-3.5 last:border-b-0">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 12 12"
                  className={classNames(
                    "size-3.5 flex-none translate-y-0.5 fill-none stroke-2",
                    state === "waiting" ? "stroke-soft" : "stroke-light",
                  )}
                >
                  <path d={state === "done" ? "M1 6L5 10L11 2" : state === "now" ? "M6 1A5 5 0 1 1 1 6" : "M3 6H9"} />
                </svg>
                <span className={classNames("flex-1 hyphens-auto", state === "now" && "font-label")}>{name}</span>
                <span className="text-soft tabular-nums">{value}</span>
                {value !== copy.states[state] && <span className="sr-only">{copy.states[state]}</span>}
              </li>
            ))}
          </ol>
        </Window>
      </Container>
    </section>
  );
}
