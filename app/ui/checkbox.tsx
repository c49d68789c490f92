import { useId, type InputHTMLAttributes, type ReactNode } from "react";
import { CheckRow } from "./check-row.tsx";
import { FieldNotes } from "./field-notes.tsx";

type CheckboxProps = InputHTMLAttributes<HTMLInputElement> & { children: ReactNode; error?: string };

/** Checkbox whose label may contain links. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const notes = useId();
  return (
    <div className={className}>
      <CheckRow>
        <input {...input} type="checkbox" className="check" aria-describedby={error && notes} aria-invalid={error ? true : undefined} />
        {children}
      </CheckRow>
      {error && (
        <div className="pl-9">
          <FieldNotes id={notes} error={error} />
        </div>
      )}
    </div>
  );
}
