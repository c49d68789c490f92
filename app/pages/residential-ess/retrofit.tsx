import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { FoldCount, FoldHead } from "#app/ui/fold-head.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

type RetrofitProps = { copy: Copy["retrofit"]; installer: string };

/** Answers owners of a solar system who want to add a battery: the coupling, our products, and how to prepare the quote. */
export function Retrofit({ copy, installer }: RetrofitProps) {
  const { heading, lead, fits, ways, ours, lists, links } = copy;
  const language = usePageLanguage();
  const { compatibility } = useLayoutData()?.navigation.links.support ?? {};
  return (
    <section id="retrofit" aria-labelledby="retrofit-heading" className="scroll-mt-bar bg-sand py-section">
      <Container className="grid gap-y-12">
        <div className="grid gap-x-gap gap-y-4 lg:grid-cols-12 lg:items-baseline-last">
          <h2 id="retrofit-heading" className="text-h2 text-balance hyphens-auto lg:col-span-6">
            {heading}
          </h2>
          <p className="max-w-prose text-lead lg:col-span-5 lg:col-start-8">{lead}</p>
        </div>
        <div className="grid gap-x-gap gap-y-8 md:grid-cols-2">
          {ways.map((way) => (
            <div key={way.name} className="border-t-3 border-mark pt-5">
              <h3 className="text-h3 hyphens-auto">{way.name}</h3>
              <p className="max-w-prose pt-2">{way.text}</p>
              <p className="max-w-prose pt-3">
                <b className="block font-label">{fits}</b>
                {way.fits}
              </p>
            </div>
          ))}
        </div>
        <div className="grid gap-x-gap gap-y-4 border-t border-rule pt-8 lg:grid-cols-12">
          <h3 className="text-h3 hyphens-auto lg:col-span-4">{ours.heading}</h3>
          <div className="lg:col-span-7 lg:col-start-6">
            <p className="max-w-prose">{ours.text}</p>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-5">
              {compatibility && <ButtonLink to={compatibility.to}>{links.compatibility}</ButtonLink>}
              <TextLink to={localPath(language, "/contact-us?problemType=purchase#ask")}>{links.ask}</TextLink>
              <TextLink to={localPath(language, "/how-to-buy?line=residential#installer")}>{installer}</TextLink>
              <TextLink to={localPath(language, "/explore/blog/ac-or-dc-coupling")}>{links.article}</TextLink>
            </p>
          </div>
        </div>
        <div className="grid gap-x-gap max-md:border-t max-md:border-rule md:grid-cols-3">
          {lists.map(({ heading: name, items }) => (
            <div key={name} className="border-rule md:border-t md:pt-5">
              <FoldHead label={name}>
                <h3 className="font-label md:pb-3">
                  {name} <FoldCount count={items.length} />
                </h3>
              </FoldHead>
              <ul className="grid list-disc gap-2 pl-5 max-md:py-4">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
