import { useId, type InputHTMLAttributes, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FieldNotes } from "./field.tsx";

type CheckboxProps = InputHTMLAttributes<HTMLInputElement> & { children: ReactNode; error?: string };

/** Its children say what is agreed to, and may hold links. */
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

/** A box or a ring with its words beside it: the words can be pressed as well. */
export function CheckRow({ children: [box, words] }: { children: [ReactNode, ReactNode] }) {
  return (
    <label className={classNames("flex cursor-pointer items-start gap-3 py-1 leading-normal", "has-disabled:cursor-not-allowed has-disabled:text-soft")}>
      {box}
      <span className="min-w-0 hyphens-auto">{words}</span>
    </label>
  );
}
