import { usePageLanguage } from "#app/page/use-page-language.ts";
import { PictureView } from "#app/ui/picture.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { localPath } from "#i18n/paths.ts";
import type { JoinUsData } from "./data.server.ts";

export function ApplicationGuide({ copy: { apply }, picture, jobs }: JoinUsData) {
  const language = usePageLanguage();
  // The last step starts from the page of a job.
  const steps = jobs.length > 0 ? apply.steps : apply.steps.slice(0, -1);
  return (
    <section className="grid lg:grid-cols-[7fr_5fr]">
      <PictureView
        picture={picture}
        alt={apply.alt}
        sizes="(min-width: 64rem) 58vw, 100vw"
        className="aspect-4/3 size-full max-h-[40rem] lg:aspect-16/10 object-cover"
      />
      <div className="px-margin py-12 lg:self-center lg:pl-gap">
        <h2 className="text-title hyphens-auto">{apply.heading}</h2>
        <ol className="max-w-prose pt-8">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4 border-t border-rule py-4">
              <span aria-hidden="true" className="w-5 flex-none tabular-nums text-soft">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="pt-6">
          <ButtonLink to={`${localPath(language, "/contact-us")}?problemType=career#ask`}>{apply.contact}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
