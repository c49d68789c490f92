import { Disclosure } from "#app/ui/disclosure.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { LineQuestion } from "./read-line.server.ts";

/** Questions that open to their answers; `exampleLabel` marks example content. */
export function QuestionList({ questions, exampleLabel }: { questions: readonly LineQuestion[]; exampleLabel: string }) {
  return questions.map(({ id, question, body, lang, example }) => (
    <Disclosure
      key={id}
      summary={
        <span lang={lang}>
          {question} {example && <Tag>{exampleLabel}</Tag>}
        </span>
      }
    >
      {/* oxlint-disable-next-line react/no-danger -- the store renders and cleans an editor's Markdown */}
      <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: body }} />
    </Disclosure>
  ));
}
