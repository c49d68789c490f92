import { useEffect, useLayoutEffect, useRef, useState, type InputHTMLAttributes } from "react";
import { Field } from "./field.tsx";
import type { FieldTexts } from "./field-notes.tsx";
import { useHydrated } from "./use-hydrated.ts";

type PasswordFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement> & { show: string; hide: string };

/** A password that can be looked at. It is hidden again when its form is sent, so that the browser keeps it as a password. */
export function PasswordField({ label, mark, hint, error, id, className, show, hide, ...input }: PasswordFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>(undefined);
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    const place = caret.current;
    if (!place) return undefined;
    // A field of another type loses its caret once the click is over.
    const frame = requestAnimationFrame(() => field.current?.setSelectionRange(...place));
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  useLayoutEffect(() => {
    const form = field.current?.form;
    const conceal = () => setShown(false);
    form?.addEventListener("submit", conceal);
    return () => form?.removeEventListener("submit", conceal);
  }, []);
  function toggle(): void {
    if (field.current) caret.current = [field.current.selectionStart, field.current.selectionEnd];
    setShown(!shown);
  }
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
      {(marks) => (
        <span className="relative">
          <input
            {...input}
            {...marks}
            ref={field}
            type={shown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className={hydrated ? "input pr-24" : "input"}
          />
          {hydrated && (
            <button
              type="button"
              aria-label={`${shown ? hide : show}: ${label}`}
              onClick={toggle}
              className="absolute inset-y-0 right-0 px-4 text-small font-label text-action -outline-offset-6"
            >
              {shown ? hide : show}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
