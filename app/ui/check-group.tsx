import { useId, type InputHTMLAttributes } from "react";
import { CheckRow } from "./check-row.tsx";
import { FieldNotes, type FieldTexts } from "./field-notes.tsx";
import { LabelMark } from "./label-mark.tsx";

type CheckGroupProps = FieldTexts &
  Pick<InputHTMLAttributes<HTMLInputElement>, "autoFocus"> & {
    name: string;
    options: readonly (readonly [value: string, name: string])[];
    /** Checked values, separated by commas. */
    defaultValue?: string;
  };

export function CheckGroup({ label, mark, hint, error, name, options, defaultValue = "", ...firstInputProps }: CheckGroupProps) {
  const notes = useId();
  const checkedValues = defaultValue.split(",");
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 leading-snug font-label hyphens-auto">
        {label}
        {mark && <LabelMark mark={mark} />}
      </legend>
      {options.map(([value, text], index) => (
        <CheckRow key={value}>
          <input
            {...(index === 0 && firstInputProps)}
            type="checkbox"
            className="check"
            name={name}
            value={value}
            defaultChecked={checkedValues.includes(value)}
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
