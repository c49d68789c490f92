import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { ProductLine } from "#domain/content/schema";
import { localPath } from "#i18n/paths.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";

type ClosingProps = {
  heading: string;
  text: string;
  action: string;
  line: ProductLine;
  /** Text of the link to the installer form; undefined if the line is planned with the company. */
  installer?: string;
};

/** Last section of a solution page: links to the contact form and, if installers sell the line, to the installer form. */
export function ClosingSection({ heading, text, action, line, installer }: ClosingProps) {
  const language = usePageLanguage();
  const contact = useLayoutData()?.navigation.links.company.contact;
  return (
    <Container className="pb-section">
      <section className="grid items-end gap-x-gap gap-y-6 border-t border-soft pt-8 lg:grid-cols-12 lg:pt-12">
        <h2 className="text-title lg:col-span-6">{heading}</h2>
        <div className="flex flex-col items-start gap-6 lg:col-span-5 lg:col-start-8">
          <p className="max-w-[48ch] text-lead">{text}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {contact && <ButtonLink to={contact.to}>{action}</ButtonLink>}
            {installer && <TextLink to={localPath(language, `/how-to-buy?line=${line}#installer`)}>{installer}</TextLink>}
          </p>
        </div>
      </section>
    </Container>
  );
}
