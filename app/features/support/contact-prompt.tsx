import { Container } from "#app/ui/container.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { localPath } from "#i18n/paths.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import type { SupportWords } from "./read-support.server.ts";

/** @param about initial subject of the contact form */
export function ContactPrompt({ words, about }: { words: SupportWords["ask"]; about: "fault" | "warranty" | "other" }) {
  const language = usePageLanguage();
  return (
    <Container className="pb-12 print:hidden lg:pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4 border-t border-soft pt-8">
        <div className="max-w-prose">
          <h2 className="text-h3">{words.heading}</h2>
          <p className="text-soft">{words.text}</p>
        </div>
        <ButtonLink to={localPath(language, `/contact-us?problemType=${about}#ask`)}>{words.link}</ButtonLink>
      </div>
    </Container>
  );
}
