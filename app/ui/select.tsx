import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import type { FieldTexts } from "./field-notes.tsx";
import { Icon } from "./icon.tsx";

/** Native select with a label; its children are the options. */
export function Select({ label, mark, hint, error, id, className, children, ...select }: FieldTexts & ComponentProps<"select">) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
      {(marks) => (
        <span className="relative">
          <select {...select} {...marks} className="input">
            {children}
          </select>
          <Icon name="chevron" className="pointer-events-none absolute right-3.5 top-1/2 size-4 -translate-y-1/2" />
        </span>
      )}
    </Field>
  );
}

/** Options of a select, as pairs of value and text. */
export function Options({ of: choices }: { of: readonly (readonly [value: string, name: string])[] }) {
  return choices.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
