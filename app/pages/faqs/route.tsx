import { useLoaderData } from "react-router";
import { ContactPrompt } from "#app/features/support/contact-prompt.tsx";
import { FilterFold } from "#app/frame/filter-fold.tsx";
import { SupportHead } from "#app/features/support/support-head.tsx";
import { useOpenTargetAnswer } from "#app/features/support/use-open-target-answer.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { localPath } from "#i18n/paths.ts";
import { QuestionForm } from "./question-form.tsx";
import { QuestionRows, Topics } from "./question-rows.tsx";
import { path } from "./path.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Faqs() {
  const { copy, way, words, emergency, filter, longest, status, lines, line, topics, topic, groups, lineNames } =
    useLoaderData<typeof loader>();
  const language = usePageLanguage();
  useOpenTargetAnswer();
  const filled = groups.filter(({ questions }) => questions.length > 0);
  return (
    <>
      <SupportHead way={way} emergency={emergency} heading={copy.heading} lead={copy.lead}>
        <QuestionForm action={localPath(language, path)} longest={longest} filter={filter} copy={copy} />
        <div className="pt-8">
          <FilterFold heading={copy.byLine} active={[filter.line && lines.find(({ to }) => to === line)?.name]}>
            <TabLinks label={copy.byLine} links={lines} current={line} />
          </FilterFold>
        </div>
      </SupportHead>
      <Container className="grid gap-x-gap gap-y-8 pb-20 pt-8 lg:grid-cols-12 lg:pb-28">
        <div className="lg:col-span-3">
          <FilterFold heading={copy.byTopic} active={[filter.topic && copy.topics[filter.topic]]}>
            <Topics label={copy.byTopic} links={topics} current={topic} />
          </FilterFold>
        </div>
        <div className="grid min-w-0 content-start gap-3 md:gap-10 lg:col-span-8 lg:col-start-5">
          <output className="text-lead wrap-anywhere empty:hidden">{status}</output>
          {filled.length === 0 && (
            <EmptyState
              {...copy.empty}
              to={
                filter.text ? localPath(language, `/search?${new URLSearchParams({ q: filter.text })}`) : localPath(language, "/contact-us")
              }
            />
          )}
          {filled.map((group, index) => (
            <QuestionRows
              key={group.name}
              heading={group.name}
              questions={group.questions}
              lineNames={lineNames}
              example={words.example}
              isFirst={index === 0}
            />
          ))}
        </div>
      </Container>
      <ContactPrompt words={words.ask} about="other" />
    </>
  );
}
