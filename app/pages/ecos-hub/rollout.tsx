import { Container } from "#app/ui/container.tsx";
import { stages, type Progress } from "./fleet.ts";
import type { HubData } from "./data.server.ts";

const looks: Record<Progress, string> = { updated: "stroke-light", repeated: "stroke-sun", waiting: "stroke-graphite-line" };

/** Draws 240 systems as 240 bars, in rollout order. */
export function Rollout({ copy, drawing }: { copy: HubData["copy"]["rollout"]; drawing: HubData["rollout"] }) {
  return (
    <section aria-labelledby="rollout" className="night overflow-clip py-section">
      <Container className="grid gap-x-gap gap-y-5 lg:grid-cols-12">
        <h2 id="rollout" className="text-h2 lg:col-span-6">
          {copy.heading}
        </h2>
        <p className="max-w-[46ch] text-lead text-soft lg:col-span-5 lg:col-start-8">{copy.lead}</p>
      </Container>
      <figure className="pt-12 lg:pt-16">
        <svg
          role="img"
          aria-label={copy.label}
          viewBox={`0 0 ${drawing.width} 100`}
          preserveAspectRatio="none"
          className="h-40 w-full fill-none stroke-[2.2] forced-color-adjust-none lg:h-72"
        >
          {drawing.paths.map(({ progress, d }) => (
            <path key={progress} d={d} className={looks[progress]} />
          ))}
        </svg>
        <figcaption className="wrap flex flex-wrap gap-x-8 gap-y-2 border-t border-rule pt-4 text-small text-soft">
          {copy.legend.map(({ progress, text }) => (
            <span key={progress} className="flex items-center gap-2.5">
              <svg aria-hidden="true" viewBox="0 0 4 16" className="h-4 w-1 stroke-4 forced-color-adjust-none">
                <path d="M2 0V16" className={looks[progress]} />
              </svg>
              {text}
            </span>
          ))}
          <span>{copy.scale}</span>
        </figcaption>
      </figure>
      <Container>
        <ol className="pt-14">
          {copy.stages.map(({ name, condition }, index) => (
            <li key={name} className="grid items-baseline gap-x-gap gap-y-1 border-t border-rule py-5 lg:grid-cols-12">
              <p className="text-h2 font-monument tabular-nums lg:col-span-2">{stages[index]}</p>
              <p className="text-h3 lg:col-span-4">{name}</p>
              <p className="max-w-[52ch] text-soft lg:col-span-6">{condition}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
