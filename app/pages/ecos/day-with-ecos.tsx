import { Container } from "#app/ui/container.tsx";
import type { EcosData } from "./data.server.ts";
import { Screen, views, type View } from "./screens.tsx";

/**
 * Five hours as radio buttons, each with its screen; CSS shows the chosen one without JavaScript. Narrow windows open
 * the screen below its hour, wide ones beside the list.
 */
export function DayWithEcos({ loaded }: { loaded: EcosData }) {
  const { copy } = loaded;
  return (
    <section aria-labelledby="day" className="py-section">
      <Container>
        <div className="relative lg:min-h-[46rem] lg:pr-[42%]">
          <h2 id="day" className="text-h2">
            {copy.day.heading}
          </h2>
          <p className="max-w-[46ch] pb-10 pt-5 text-lead">{copy.day.lead}</p>
          <fieldset className="border-b border-rule">
            <legend className="sr-only">{copy.day.choose}</legend>
            {views.map((view, index) => (
              <Moment key={view} view={view} loaded={loaded} isFirst={index === 0} />
            ))}
          </fieldset>
          <p className="max-w-[60ch] pt-8 text-small text-soft">{copy.day.conditions}</p>
        </div>
      </Container>
    </section>
  );
}

function Moment({ view, loaded: { copy, screens }, isFirst }: { view: View; loaded: EcosData; isFirst: boolean }) {
  const { time, name, text } = copy.views[view];
  return (
    <div className="group/moment">
      <label className="relative grid cursor-pointer gap-x-gap border-t border-rule py-4 has-checked:border-t-3 has-checked:border-t-mark has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mark hover:text-action md:grid-cols-[8rem_1fr]">
        <input
          type="radio"
          name="view"
          value={view}
          defaultChecked={isFirst}
          className="absolute inset-0 cursor-pointer appearance-none outline-none"
        />
        <span className="text-h3 tabular-nums text-soft">{time}</span>
        <span className="text-h3">{name}</span>
        <span className="hidden max-w-[52ch] pt-2 text-ink group-has-checked/moment:block md:col-start-2">{text}</span>
      </label>
      <Screen
        view={view}
        copy={copy.views}
        data={screens}
        className="mx-auto hidden max-w-80 pb-10 pt-4 group-has-checked/moment:block lg:absolute lg:right-0 lg:top-0 lg:max-w-88 lg:p-0"
      />
    </div>
  );
}
