import { useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { SupportWords } from "#app/shell/support/read-support.server.ts";
import type { CodeGroup, CodeItem } from "./code-list.server.ts";
import type { ErrorCodesData } from "./route.tsx";

type Copy = ErrorCodesData["copy"];
type CodeRowsProps = { group: CodeGroup; copy: Copy; words: SupportWords; open: boolean };

/** Codes as rows that open: what each means is read at a glance, cause and remedy of one at a time. */
export function CodeRows({ group, copy, words, open }: CodeRowsProps) {
  const id = useId();
  const { name, codes } = group;
  const heading = name === "exact" || name === "similar" ? copy[name] : words.families[name];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-3 text-h3">
        {heading}
      </h2>
      {codes.map((item) => (
        <div key={item.id} lang={item.lang}>
          <Disclosure id={item.id} open={open} summary={<Summary item={item} copy={copy} family={name === item.family ? undefined : words.families[item.family]} example={words.example} />}>
            <Answer item={item} copy={copy} />
          </Disclosure>
        </div>
      ))}
    </section>
  );
}

const marks = { notice: "before:bg-soft", warning: "before:rotate-45 before:bg-sun", fault: "before:rounded-full before:bg-danger" };

function Summary({ item, copy, family, example }: { item: CodeItem; copy: Copy; family?: string; example: string }) {
  return (
    <span className="grid items-baseline gap-x-6 gap-y-1 md:grid-cols-[7rem_minmax(0,1fr)_auto] lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <b className="text-lead font-label tabular-nums">{item.code}</b>
      <span className="font-normal">{item.meaning}</span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small font-normal text-soft">
        {family && <span>{family}</span>}
        <span className={classNames("flex items-center gap-2 before:size-2.5 before:flex-none forced-colors:before:hidden", marks[item.severity])}>{copy.severities[item.severity]}</span>
        {item.example && <Tag>{example}</Tag>}
      </span>
    </span>
  );
}

function Answer({ item, copy }: { item: CodeItem; copy: Copy }) {
  return (
    <dl className="grid gap-4">
      <Row name={copy.cause} text={item.cause} />
      <Row name={copy.remedy} text={item.remedy} />
      <div>
        <dt className="text-small text-soft">{copy.who}</dt>
        <dd className="font-label">{copy.actors[item.actor]}</dd>
        {item.actor !== "owner" && <dd className="mt-2 border-l-3 border-danger bg-danger-ground px-4 py-2">{copy.keepClosed}</dd>}
      </div>
    </dl>
  );
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="whitespace-pre-line">{text}</dd>
    </div>
  );
}
