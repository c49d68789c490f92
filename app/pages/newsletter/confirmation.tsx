import { SentHeading } from "#app/form/sent-heading.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { NewsletterData } from "./data.server.ts";

export function Confirmation({ copy }: { copy: NewsletterData["copy"]["sent"] }) {
  const language = usePageLanguage();
  return (
    <output className="block max-w-prose">
      <SentHeading>{copy.heading}</SentHeading>
      <p className="pt-4 text-lead">{copy.next}</p>
      <p className="pb-6 pt-2 text-soft">{copy.text}</p>
      <TextLink to={localPath(language, "/newsletter")}>{copy.again}</TextLink>
    </output>
  );
}
