import { Link } from "react-router";
import { WorldMap } from "#app/features/map/world-map.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import type { FootprintData } from "./footprint.server.ts";

type FootprintProps = { copy: Copy["footprint"]; footprint: FootprintData };

/** World map at night with a bar of light for each country, and the same countries as a list. */
export function Footprint({ copy, footprint: { view, countries, example } }: FootprintProps) {
  return (
    <section className="night py-section">
      <Container>
        <div className="grid items-end gap-x-gap gap-y-4 lg:grid-cols-12">
          <h2 className="text-h2 hyphens-auto lg:col-span-7">{copy.heading}</h2>
          <p className="text-lead lg:col-span-5">{copy.text}</p>
        </div>
      </Container>
      <WorldMap view={view} label={copy.map} className="my-8 w-full lg:my-12" />
      <Container>
        {example && (
          <p className="max-w-prose pb-4 text-small text-soft">
            <Tag>{example}</Tag> {copy.sampleNote}
          </p>
        )}
        <ul className="gap-x-gap border-t border-rule pt-4 columns-2 md:columns-3 lg:columns-4">
          {countries.map(({ code, name, count, to }) => (
            <li key={code} className="break-inside-avoid">
              <Link to={to} className="flex items-baseline justify-between gap-3 py-1.5 underline-offset-4 hover:underline">
                <span className="min-w-0 hyphens-auto">{name}</span>
                <span className="tabular-nums text-soft">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="pt-8">
          <TextLink to={localPath(usePageLanguage(), "/how-to-buy")}>{copy.link}</TextLink>
        </p>
      </Container>
    </section>
  );
}
