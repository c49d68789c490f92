import { useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FoldCount, FoldHead } from "#app/ui/fold-head.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { CodeAnswer, SupportContacts } from "./code-answer.tsx";
import type { CodeGroup, CodeItem } from "./code-list.server.ts";
import type { ErrorCodesData } from "./data.server.ts";

type Copy = ErrorCodesData["copy"];
/** `isAside` marks groups other than the exact match, which are not printed; `open` whether phones show the codes at once. */
type CodeRowsProps = { group: CodeGroup; isAside: boolean; open: boolean } & Pick<ErrorCodesData, "copy" | "words" | "contacts">;

/** Lists codes with their meaning; the answers open one at a time. */
export function CodeRows({ group, isAside, open, copy, words, contacts }: CodeRowsProps) {
  const id = useId();
  const { name, codes } = group;
  if (name === "exact") return codes.map((item) => <ExactMatch key={item.id} item={item} copy={copy} words={words} contacts={contacts} />);
  const heading = name === "similar" ? copy.similar : words.families[name];
  // If all codes are examples, the heading says so once.
  const onlyExamples = codes.every(({ example }) => example);
  return (
    <section aria-labelledby={id} className={isAside ? "print:hidden" : undefined}>
      <FoldHead label={heading} open={open}>
        <h2 id={id} className="text-h3 md:pb-3">
          {heading} {onlyExamples && <Tag>{words.example}</Tag>} <FoldCount count={codes.length} />
        </h2>
      </FoldHead>
      <div>
        {codes.map((item) => (
          <Disclosure
            key={item.id}
            id={item.id}
            summary={
              <Summary
                item={item}
                copy={copy}
                family={name === item.family ? undefined : words.families[item.family]}
                example={onlyExamples ? undefined : words.example}
              />
            }
          >
            <CodeAnswer item={item} copy={copy} className="grid gap-4" />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** Exact match: shown open, with the support contacts. */
function ExactMatch({ item, copy, words, contacts }: { item: CodeItem } & Omit<CodeRowsProps, "group" | "isAside" | "open">) {
  return (
    <article id={item.id} className="grid scroll-mt-24 gap-x-gap gap-y-6 border-t border-strong pt-6 lg:grid-cols-12">
      <div className="flex flex-col items-start gap-3 lg:col-span-4">
        <h2>
          <span className="block text-figure font-monument tabular-nums">{item.code}</span>
          <span lang={item.lang} className="block pt-3 text-h3">
            {item.meaning}
          </span>
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
          <span>{words.families[item.family]}</span>
          <Severity name={item.severity} copy={copy} />
          {item.example && <Tag>{words.example}</Tag>}
        </p>
      </div>
      <CodeAnswer item={item} copy={copy} className="grid gap-5 lg:col-span-7 lg:col-start-6">
        <SupportContacts contacts={contacts} copy={copy} example={words.example} />
      </CodeAnswer>
    </article>
  );
}

const marks = { notice: "before:bg-soft", warning: "before:rotate-45 before:bg-sun", fault: "before:rounded-full before:bg-danger" };

function Severity({ name, copy }: { name: CodeItem["severity"]; copy: Copy }) {
  return (
    <span className={classNames("flex items-center gap-2 before:size-2.5 before:flex-none forced-colors:before:hidden", marks[name])}>
      {copy.severities[name]}
    </span>
  );
}

function Summary({ item, copy, family, example }: { item: CodeItem; copy: Copy; family?: string; example?: string }) {
  return (
    <span className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 lg:grid-cols-[7rem_minmax(0,1fr)_20rem]">
      <b className="text-lead font-label tabular-nums">{item.code}</b>
      <span lang={item.lang} className="font-normal">
        {item.meaning}
      </span>
      <span className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small font-normal text-soft lg:col-start-3">
        {family && <span>{family}</span>}
        <Severity name={item.severity} copy={copy} />
        {item.example && example && <Tag>{example}</Tag>}
      </span>
    </span>
  );
}
