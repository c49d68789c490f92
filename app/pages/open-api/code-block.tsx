import { CopyButton } from "#app/ui/copy-button.tsx";
import type { OpenApiData } from "./data.server.ts";

type CodeBlockProps = { heading: string; code: string; copy?: OpenApiData["copy"]["copy"]; note?: string; className?: string };

/** Scrolls wide code inside its own box. */
export function CodeBlock({ heading, code, copy, note, className = "" }: CodeBlockProps) {
  return (
    <figure className={`night min-w-0 rounded-picture border border-rule bg-raised ${className}`}>
      <figcaption className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule px-5 py-2 text-small">
        <span className="font-label wrap-anywhere">{heading}</span>
        {copy && <CopyButton text={code} words={copy} label={heading} />}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus */}
      <pre tabIndex={0} lang="en" className="overflow-x-auto px-5 py-4 text-small leading-relaxed outline-offset-[-3px]">
        <code>{code}</code>
      </pre>
      {note && <p className="border-t border-rule px-5 py-2.5 text-small text-soft">{note}</p>}
    </figure>
  );
}
