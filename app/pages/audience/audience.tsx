import { useLoaderData } from "react-router";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Hero } from "./hero.tsx";
import { Phases } from "./phases.tsx";
import type { AudienceView } from "./read-audience.server.ts";

const grounds = { sand: "bg-sand", sky: "bg-sky [--color-soft:var(--color-ink)]", night: "night" };

export function Audience() {
  const { view } = useLoaderData<{ view: AudienceView }>();
  const { questions, closing } = view;
  const ground = grounds[view.ground];
  return (
    <>
      <Hero view={view} ground={ground} />
      <Phases phases={view.phases} />
      <LineQuestions questions={questions.list} copy={questions.shared} filter={questions.filter} />
      <section className={classNames("py-section", ground)}>
        <Container className="grid items-end gap-x-gap gap-y-6 lg:grid-cols-12">
          <h2 className="text-h2 hyphens-auto lg:col-span-6">{closing.heading}</h2>
          <div className="flex flex-col items-start gap-6 lg:col-span-5 lg:col-start-8">
            <p className="max-w-[48ch] text-lead">{closing.text}</p>
            <ButtonLink to={closing.to}>{closing.action}</ButtonLink>
          </div>
        </Container>
      </section>
    </>
  );
}
