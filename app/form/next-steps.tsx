import type { Picture } from "#app/assets/pictures.server.ts";
import { PictureView } from "#app/ui/picture.tsx";

type NextStepsProps = { heading: string; steps: readonly string[]; note?: string; picture: Picture };

/** Column beside a long form: what happens after it is sent, and in wide windows a picture. */
export function NextSteps({ heading, steps, note, picture }: NextStepsProps) {
  return (
    <section className="lg:sticky lg:top-8 lg:order-last lg:col-span-4 lg:col-start-9 lg:self-start" aria-labelledby="steps">
      <h2 id="steps" className="pb-4 text-h3">
        {heading}
      </h2>
      <ol className="border-b border-rule">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-rule py-3.5">
            <span aria-hidden="true" className="text-soft tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {note && <p className="pt-4 font-label">{note}</p>}
      <PictureView
        picture={picture}
        alt=""
        sizes="60vw"
        className="mt-10 hidden aspect-4/5 max-h-[calc(100svh-24rem)] min-h-64 w-full rounded-picture object-cover object-[38%_50%] lg:block"
      />
    </section>
  );
}
