import { useId } from "react";
import { Link } from "react-router";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FoldCount, FoldHead } from "#app/ui/fold-head.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { QuestionItem } from "./question-list.server.ts";
import type { FaqsData } from "./data.server.ts";

type TopicsProps = { label: string; links: FaqsData["topics"]; current: string };

export function Topics({ label, links, current }: TopicsProps) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:flex-col">
        {links.map(({ to, name, count }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={to === current ? "true" : undefined}
              className="flex items-baseline gap-2 py-1.5 underline-offset-4 hover:underline aria-current:font-label aria-current:text-action lg:border-l-3 lg:border-transparent lg:pl-4 lg:aria-current:border-mark"
            >
              {name} <span className="text-small tabular-nums text-soft">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type QuestionRowsProps = {
  heading: string;
  questions: readonly QuestionItem[];
  lineNames?: Record<QuestionItem["line"], string>;
  example: string;
  /** The first group shows its first answer, and phones show its questions at once. */
  isFirst: boolean;
};

export function QuestionRows({ heading, questions, lineNames, example, isFirst }: QuestionRowsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <FoldHead label={heading} open={isFirst}>
        <h2 id={id} className="text-h3 md:pb-3">
          {heading} <FoldCount count={questions.length} />
        </h2>
      </FoldHead>
      <div className="max-md:pb-6">
        {questions.map((item, index) => (
          <Disclosure
            key={item.id}
            id={item.id}
            open={isFirst && index === 0}
            summary={
              <>
                <span lang={item.lang}>{item.question}</span> {item.example && <Tag>{example}</Tag>}
                {lineNames && <span className="block pt-0.5 text-small font-normal text-soft">{lineNames[item.line]}</span>}
              </>
            }
          >
            <div lang={item.lang} className="prose" dangerouslySetInnerHTML={{ __html: item.body }} />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
