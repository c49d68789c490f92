import { useId, type InputHTMLAttributes } from "react";
import { CheckRow } from "./check-row.tsx";
import { FieldNotes, type FieldTexts } from "./field-notes.tsx";
import { LabelMark } from "./label-mark.tsx";

type CheckGroupProps = FieldTexts &
  Pick<InputHTMLAttributes<HTMLInputElement>, "autoFocus"> & {
    name: string;
    options: readonly (readonly [value: string, name: string])[];
    /** What is ticked, by commas. */
    defaultValue?: string;
  };

/** Boxes of which several may be ticked, under one question. */
export function CheckGroup({ label, mark, hint, error, name, options, defaultValue = "", ...first }: CheckGroupProps) {
  const notes = useId();
  const ticked = defaultValue.split(",");
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 leading-snug font-label hyphens-auto">
        {label}
        {mark && <LabelMark mark={mark} />}
      </legend>
      {options.map(([value, text], index) => (
        <CheckRow key={value}>
          <input
            {...(index === 0 && first)}
            type="checkbox"
            className="check"
            name={name}
            value={value}
            defaultChecked={ticked.includes(value)}
            aria-describedby={error || hint ? notes : undefined}
            aria-invalid={error ? true : undefined}
          />
          {text}
        </CheckRow>
      ))}
      {(error || hint) && <FieldNotes id={notes} hint={hint} error={error} />}
    </fieldset>
  );
}
