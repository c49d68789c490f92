import { CopyButton } from "#app/ui/copy-button.tsx";
import { codeText, type Code, type CodeKind } from "./code.ts";
import type { OpenApiData } from "./data.server.ts";

type CodeBlockProps = { heading: string; code: Code; copy?: OpenApiData["copy"]["copy"]; note?: string; className?: string };

const colours: Record<CodeKind, string> = {
  comment: "text-soft",
  text: "text-sun-deep",
  keyword: "text-action",
  name: "text-sky-deep",
  value: "text-sun-deep",
};

const scrolling = "goes-on overflow-x-auto px-5 py-4 text-small leading-relaxed outline-offset-[-3px]";

/** Scrolls wide code inside its own box. */
export function CodeBlock({ heading, code, copy, note, className = "" }: CodeBlockProps) {
  return (
    <figure className={`night min-w-0 rounded-picture border border-rule bg-raised ${className}`}>
      <figcaption className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule px-5 py-2 text-small">
        <span className="font-label wrap-anywhere">{heading}</span>
        {copy && <CopyButton text={codeText(code)} words={copy} label={heading} />}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus */}
      <pre tabIndex={0} lang="en" translate="no" className={scrolling}>
        <code>
          {code.map(([text, kind], index) =>
            kind ? (
              <span key={index} className={colours[kind]}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
      {note && <p className="border-t border-rule px-5 py-2.5 text-small text-soft">{note}</p>}
    </figure>
  );
}
