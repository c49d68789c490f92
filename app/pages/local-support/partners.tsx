import { DistributorContact } from "#app/features/distributors/distributor-contact.tsx";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ExampleFold } from "#app/ui/example-fold.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { LocalSupportData } from "./data.server.ts";

/** Distributors and installers nearby; distances and map are on /how-to-buy. */
export function Partners(data: LocalSupportData) {
  const { onlyExamples, copy, words } = data;
  const language = usePageLanguage();
  const howToBuy = useLayoutData()?.navigation.links.company.howToBuy;
  const furtherLinks = howToBuy
    ? [
        { to: howToBuy.to, text: copy.partners.map },
        { to: `${howToBuy.to}#installer`, text: copy.partners.ask },
      ]
    : [{ to: localPath(language, "/contact-us?problemType=purchase#ask"), text: copy.partners.ask }];
  const links = (
    <p className="flex flex-wrap gap-x-6">
      {furtherLinks.map(({ to, text }) => (
        <TextLink key={to} to={to}>
          {text}
        </TextLink>
      ))}
    </p>
  );
  if (data.isFolded)
    return (
      <div className="min-w-0 lg:col-span-12">
        <ExampleFold heading={copy.partners.heading} example={words.example}>
          <div className="pb-4">{links}</div>
          <PartnerLists {...data} />
        </ExampleFold>
      </div>
    );
  return (
    <section aria-labelledby="partners" className="min-w-0 lg:col-span-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-3">
        <h2 id="partners" className="text-h3">
          {/* If all are examples, the heading says so once. */}
          {copy.partners.heading} {onlyExamples && <Tag>{words.example}</Tag>}
        </h2>
        {links}
      </div>
      <PartnerLists {...data} />
    </section>
  );
}

function PartnerLists({ partners, byCountry, onlyExamples, copy, lines, words }: LocalSupportData) {
  return (
    <>
      {byCountry.length > 0 && <ByCountry countries={byCountry} />}
      {partners.length === 0 && byCountry.length === 0 && <p className="border-t border-rule pt-4 text-soft">{copy.partners.empty}</p>}
      <ul className="border-b border-rule empty:hidden">
        {partners.map(({ id, name, city, country, kind, lines: served, contact, example, lang, distance }) => (
          <li key={id} className="grid items-baseline gap-x-gap gap-y-0.5 border-t border-rule py-3 md:grid-cols-[2fr_1.5fr_1fr_2fr]">
            <span lang={lang} className="font-label">
              <span translate="no">{name}</span> {example && !onlyExamples && <Tag>{words.example}</Tag>}
            </span>
            <span>
              <span translate="no" lang={lang}>
                {city}
              </span>
              , {country}
              {distance && <span className="block text-small tabular-nums text-soft">{distance}</span>}
              {contact && <DistributorContact {...contact} />}
            </span>
            <span className="text-soft">{copy.partners.kinds[kind]}</span>
            <span className="text-small text-soft">{served.map((line) => lines[line]).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function ByCountry({ countries }: { countries: LocalSupportData["byCountry"] }) {
  const countryUrl = localPath(usePageLanguage(), "/support-center/local-support");
  return (
    <ul className="grid gap-x-gap border-t border-rule sm:grid-cols-2 lg:grid-cols-4">
      {countries.map(({ name, number, query }) => (
        <li key={query} className="flex items-baseline justify-between gap-4 border-b border-rule py-3">
          <TextLink to={countryUrl + query}>{name}</TextLink>
          <span className="text-soft tabular-nums">{number}</span>
        </li>
      ))}
    </ul>
  );
}
