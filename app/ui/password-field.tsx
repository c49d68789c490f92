import { useEffect, useLayoutEffect, useRef, useState, type InputHTMLAttributes } from "react";
import { Field } from "./field.tsx";
import type { FieldTexts } from "./field-notes.tsx";
import { useHydrated } from "./use-hydrated.ts";

type PasswordFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement> & { show: string; hide: string };

/** Password field with a button that shows the text. Hides it again on submit, so that browsers offer to save the password. */
export function PasswordField({ label, mark, hint, error, id, className, show, hide, ...input }: PasswordFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>(undefined);
  const [isVisible, setIsVisible] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    const selection = caret.current;
    if (!selection) return undefined;
    // Changing the type of an input resets its caret after the click.
    const frame = requestAnimationFrame(() => field.current?.setSelectionRange(...selection));
    return () => cancelAnimationFrame(frame);
  }, [isVisible]);
  useLayoutEffect(() => {
    const form = field.current?.form;
    const hideText = () => setIsVisible(false);
    form?.addEventListener("submit", hideText);
    return () => form?.removeEventListener("submit", hideText);
  }, []);
  function toggle(): void {
    if (field.current) caret.current = [field.current.selectionStart, field.current.selectionEnd];
    setIsVisible(!isVisible);
  }
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
      {(marks) => (
        <span className="relative">
          <input
            {...input}
            {...marks}
            ref={field}
            type={isVisible ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className={hydrated ? "input pr-24" : "input"}
          />
          {hydrated && (
            <button
              type="button"
              aria-label={`${isVisible ? hide : show}: ${label}`}
              onClick={toggle}
              className="absolute inset-y-0 right-0 px-4 text-small font-label text-action -outline-offset-6"
            >
              {isVisible ? hide : show}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
