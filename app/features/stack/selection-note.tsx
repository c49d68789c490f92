import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { OptionalLink } from "#app/ui/optional-link.tsx";
import type { SelectionView } from "./read-selection.server.ts";

/** Shows what a form passes on, with its hidden fields. */
export function SelectionFields({ selection }: { selection: SelectionView }) {
  return (
    <div>
      <SelectionNote selection={selection} />
      <HiddenFields values={Object.entries(selection.fields)} />
    </div>
  );
}

export function SelectionNote({ selection: { heading, lines } }: { selection: SelectionView }) {
  return (
    <section aria-label={heading} className="mb-6 border-l-3 border-mark pl-4">
      <dl className="grid gap-y-2">
        {lines.map(({ name, text, path }) => (
          <div key={name}>
            <dt className="text-small text-soft">{name}</dt>
            <dd className="font-label wrap-anywhere">
              <OptionalLink to={path} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
