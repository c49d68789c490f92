import { Container } from "#app/ui/container.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { localPath } from "#i18n/paths.ts";
import { usePageLanguage } from "../use-page-language.ts";
import type { SupportWords } from "./read-support.server.ts";

/** @param about subject that the contact form begins with; the names are those of its list */
export function Ask({ words, about }: { words: SupportWords["ask"]; about: "fault" | "warranty" | "other" }) {
  const language = usePageLanguage();
  return (
    <div className="bg-sand print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4 py-8 lg:py-10">
        <div className="max-w-prose">
          <h2 className="text-h3">{words.heading}</h2>
          <p className="text-soft">{words.text}</p>
        </div>
        <ButtonLink to={localPath(language, `/contact-us?problemType=${about}#ask`)}>{words.link}</ButtonLink>
      </Container>
    </div>
  );
}
