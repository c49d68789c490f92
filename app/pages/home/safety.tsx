import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { towerPaths } from "#app/page/tower-paths.ts";
import { localPath } from "#i18n/paths.ts";
import type { HomeData } from "./data.server.ts";
import { ModuleSection } from "./module-section.tsx";

const seconds = 15;
const labelled = [0, 5, 10, 15];

/** Draws a module and, below it, fifteen seconds that fill on scroll. */
export function Safety({ copy }: { copy: HomeData["copy"]["safety"] }) {
  const language = usePageLanguage();
  return (
    <section aria-labelledby="safety" className="bg-sand">
      <Container className="grid items-center gap-x-gap gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-7 lg:col-start-6">
          <ModuleSection alt={copy.pictureAlt} />
          <div aria-hidden="true" className="relative mx-[2.8%] mt-2 h-3 border border-ink">
            <span className="line-of-light absolute inset-0 h-full" />
          </div>
          <Scale unit={copy.unit} />
        </div>
        <div className="lg:col-span-4">
          <h2 id="safety" className="text-h2">
            {copy.heading}
          </h2>
          <p className="max-w-[42ch] py-6 text-lead">{copy.text}</p>
          <TextLink to={localPath(language, towerPaths.myrtillo)}>{copy.link}</TextLink>
        </div>
      </Container>
    </section>
  );
}

function Scale({ unit }: { unit: string }) {
  return (
    <div aria-hidden="true" className="mx-[2.8%] flex h-10 justify-between text-small tabular-nums">
      {Array.from({ length: seconds + 1 }, (_, second) => (
        <span key={second} className="flex w-0 flex-col items-center">
          <span className={`w-px bg-ink ${labelled.includes(second) ? "h-4" : "h-2"}`} />
          {labelled.includes(second) && <span className="whitespace-nowrap">{`${second}\u00a0${unit}`}</span>}
        </span>
      ))}
    </div>
  );
}
