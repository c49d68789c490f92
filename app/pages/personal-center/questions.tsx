import { Moment } from "#app/page/moment.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { QuestionEntry } from "#domain/account/schema";
import { localPath } from "#i18n/paths.ts";
import type { CenterData } from "./data.server.ts";
import { Section } from "./section.tsx";

export function Questions({ copy, questions }: { copy: CenterData["copy"]; questions: readonly QuestionEntry[] }) {
  const language = usePageLanguage();
  const contact = useLayoutData()?.navigation.links.company.contact;
  return (
    <Section id="questions" copy={copy}>
      {questions.length === 0 && <p className="pb-3">{copy.question.none}</p>}
      <ul className="max-w-prose">
        {questions.map(({ id, createdAt, kind, message, state, thread }) => (
          <li key={id} className="border-b border-rule py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-small text-soft tabular-nums">
              <span>
                {kind !== "question" && <span className="pr-3 font-label">{copy.question.kinds[kind]}</span>}
                <Moment language={language} moment={createdAt} />
              </span>
              <Tag tone={state === "answered" ? "live" : "plain"}>{copy.question.states[state]}</Tag>
            </p>
            <p className="line-clamp-3 pt-2 whitespace-pre-line wrap-anywhere">{message}</p>
            <p className="pt-2">
              <TextLink to={localPath(language, `/contact/thread?token=${thread}`)}>{copy.question.thread}</TextLink>
            </p>
          </li>
        ))}
      </ul>
      {contact && (
        <p className="pt-4">
          <TextLink to={contact.to}>{copy.question.ask}</TextLink>
        </p>
      )}
    </Section>
  );
}
