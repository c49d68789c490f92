import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { PanguData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

export function Units({ loaded: { copy, plan, picture } }: { loaded: PanguData }) {
  const { units } = copy;
  const language = usePageLanguage();
  return (
    <section aria-labelledby="units" className="night">
      <PictureView picture={picture} alt={units.pictureAlt} sizes="100vw" className="h-80 w-full object-cover lg:h-160" />
      <Container className="py-section">
        <h2 id="units" className="max-w-[18ch] pb-12 text-h2">
          {units.heading}
        </h2>
        <FigureText number={plan.unit.all} unit="kW" note={fillPlaceholders(units.note, { most: plan.unit.most })} size="monument" />
        <div className="grid gap-x-gap gap-y-8 pt-16 lg:grid-cols-12">
          <p className="max-w-[46ch] text-lead text-soft lg:col-span-5">{units.text}</p>
          <ul className="lg:col-span-5 lg:col-start-8">
            {[
              ["tianyuan-60k", "TIANYUAN 60k", units.small],
              ["tianyuan-200k", "TIANYUAN 200k", units.large],
            ].map(([id, name, text]) => (
              <li key={id} className="border-t border-rule py-4 last:border-b">
                <TextLink to={localPath(language, `/products/${id}`)}>{name}</TextLink>
                <p className="text-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
