import type { MouseEvent } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { focusField } from "./focus-first-error.ts";
import type { FieldError } from "./field-errors.ts";

type ErrorSummaryProps = {
  /** Heading with the placeholder `{count}`. */
  heading: string;
  errors: readonly FieldError[];
  /** Labels of the fields, for errors whose texts follow them. */
  labels: Partial<Record<string, string>>;
};

/** Lists the errors of a form at its head, with links to the fields. A single error is shown only at its field. */
export function ErrorSummary({ heading, errors, labels }: ErrorSummaryProps) {
  if (errors.length < 2) return null;
  return (
    <Notice kind="failed" heading={fillPlaceholders(heading, { count: errors.length })}>
      <ul>
        {errors.map(({ name, id, text, textAfterLabel }) => (
          <li key={name}>
            <a href={`#${id}`} onClick={followLink} className="inline-block py-1 underline">
              {textAfterLabel && labels[name] ? `${labels[name]} · ${textAfterLabel}` : text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The router would take a change of the fragment for a navigation, and drop the result of the form. */
function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  focusField(field);
}
