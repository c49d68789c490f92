import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import { FieldNotes, type FieldTexts } from "./field-notes.tsx";
import { LabelMark } from "./label-mark.tsx";

type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };
type FieldProps = FieldTexts & { id?: string; className?: string; children: (marks: ControlProps) => ReactNode };

export function Field({ label, mark, hint, error, id: customId, className, children }: FieldProps) {
  const generatedId = useId();
  const id = customId ?? generatedId;
  const notes = hint || error ? `${id}-notes` : undefined;
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className="leading-snug font-label hyphens-auto">
        {label}
        {mark && <LabelMark mark={mark} />}
      </label>
      {children({ id, "aria-describedby": notes, "aria-invalid": error ? true : undefined })}
      {notes && <FieldNotes id={notes} hint={hint} error={error} />}
    </div>
  );
}

type TextFieldProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & { type?: "text" | "email" | "tel" | "password" | "search" | "date" };

export function TextField({ label, mark, hint, error, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
      {(marks) => <input {...input} {...marks} className="input" />}
    </Field>
  );
}

export function TextArea({
  label,
  mark,
  hint,
  error,
  id,
  className,
  ...textarea
}: FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
      {(marks) => <textarea {...textarea} {...marks} className="input" />}
    </Field>
  );
}
