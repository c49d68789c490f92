import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";

/** Lists kinds of partners and shareholders, not names: only they may publish their names. */
export function Stakeholders({ copy: { shareholders, partners } }: { copy: Copy["people"] }) {
  const language = usePageLanguage();
  const { legal, company } = useLayoutData()?.navigation.links ?? {};
  return (
    <Container className="grid gap-x-gap gap-y-16 py-section lg:grid-cols-12">
      <section className="lg:col-span-7 lg:pr-10">
        <h2 className="text-title hyphens-auto">{partners.heading}</h2>
        <p className="max-w-prose pb-8 pt-5 text-lead">{partners.lead}</p>
        <dl>
          {partners.list.map(({ who, what, link, to }) => (
            <div key={who} className="grid gap-x-gap gap-y-1 border-t border-rule py-5 md:grid-cols-[4fr_8fr]">
              <dt className="text-h3 hyphens-auto">{who}</dt>
              <dd>
                <p>{what}</p>
                <TextLink to={localPath(language, to)}>{link}</TextLink>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="lg:col-span-4 lg:col-start-9 lg:border-l lg:border-rule lg:pl-8">
        <h2 className="text-h3 hyphens-auto">{shareholders.heading}</h2>
        {shareholders.paragraphs.map((paragraph) => (
          <p key={paragraph} className="pt-4">
            {paragraph}
          </p>
        ))}
        <p className="flex flex-col items-start pt-4">
          {legal?.legalNotice && <TextLink to={legal.legalNotice.to}>{legal.legalNotice.text}</TextLink>}
          {company?.press && <TextLink to={company.press.to}>{company.press.text}</TextLink>}
          <TextLink to={`${localPath(language, "/contact-us")}?problemType=other#ask`}>{shareholders.link}</TextLink>
        </p>
      </section>
    </Container>
  );
}
