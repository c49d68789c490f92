import { useId } from "react";
import { classNames } from "./class-names.ts";
import { CheckRow } from "./check-row.tsx";
import { FieldNotes, type FieldTexts } from "./field-notes.tsx";
import { LabelMark } from "./label-mark.tsx";

type RadioGroupProps = Omit<FieldTexts, "label"> & {
  legend: string;
  name: string;
  options: readonly { value: string; name: string; disabled?: boolean }[];
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** `segments` for a few short values side by side, such as a number of modules. */
  look?: "list" | "segments";
  className?: string;
  /** Id of the first option. */
  id?: string;
  autoFocus?: boolean;
};

export function RadioGroup({
  legend,
  mark,
  hint,
  error,
  name,
  options,
  defaultValue,
  onChange,
  look = "list",
  className,
  id,
  autoFocus,
}: RadioGroupProps) {
  const notes = useId();
  const Option = look === "segments" ? Segment : CheckRow;
  return (
    <fieldset
      role="radiogroup"
      className={classNames("min-w-0", className)}
      aria-describedby={hint || error ? notes : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="pb-1.5 leading-snug font-label hyphens-auto">
        {legend}
        {mark && <LabelMark mark={mark} />}
      </legend>
      <div className={look === "segments" ? "flex flex-wrap pb-px pl-px" : undefined}>
        {options.map((option, index) => (
          <Option key={option.value}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              disabled={option.disabled}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to a form
              autoFocus={autoFocus && index === 0}
              onChange={onChange && (() => onChange(option.value))}
              className={
                look === "segments"
                  ? "absolute inset-0 cursor-[inherit] appearance-none outline-none"
                  : classNames("check", error && "check-wrong")
              }
            />
            {option.name}
          </Option>
        ))}
      </div>
      {(hint || error) && (
        <div className="pt-1.5">
          <FieldNotes id={notes} hint={hint} error={error} />
        </div>
      )}
    </fieldset>
  );
}

function Segment({ children }: Parameters<typeof CheckRow>[0]) {
  return <label className="segment">{children}</label>;
}
