import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { FormState } from "#app/form/use-form.ts";
import type { Copy } from "./copy/fr.ts";
import type { CodeAnswer } from "./code-answer.ts";
import { useResendWait } from "./use-resend-wait.ts";
import { fill } from "#i18n/fill.ts";
import type { AccountTexts } from "./account-texts.server.ts";

/** The value of the button `step` that has a code sent instead of sending the form. */
export const codeStep = "code";

type SendCodeProps = { copy: Copy["code"]; sending: boolean; sent: CodeAnswer["sent"] };

/** The button that has a code sent, with the countdown until it can be pressed again, and where the last one went. */
export function SendCode({ copy, sending, sent }: SendCodeProps) {
  const wait = useResendWait(sent);
  const hydrated = useHydrated();
  const waits = hydrated && wait.seconds > 0;
  const blocked = waits || sending;
  const text = wait.to ? copy.again : copy.send;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        type="submit"
        name="step"
        value={codeStep}
        look="quiet"
        aria-disabled={blocked || undefined}
        onClick={blocked ? (event) => event.preventDefault() : undefined}
        className="tabular-nums aria-disabled:border-rule aria-disabled:bg-transparent aria-disabled:text-soft"
      >
        {waits ? fill(copy.wait, { seconds: wait.seconds }) : text}
      </Button>
      <output className="text-small">
        {wait.to && (
          <>
            <span className="block font-label text-action wrap-anywhere">{fill(copy.sent, { email: wait.to })}</span>
            <span className="text-soft">{copy.sentHint}</span>
          </>
        )}
      </output>
    </div>
  );
}

type CodeFieldProps = { copy: Pick<AccountTexts["account"], "fields" | "longest">; field: FormState["field"]; sent: CodeAnswer["sent"] };

/** Takes the focus as soon as a code is on its way. */
export function CodeField({ copy: { fields, longest }, field, sent }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) place.current?.querySelector("input")?.focus();
  }, [sent]);
  // Without code in the browser, the answer is a new page.
  const shown = { ...field("code"), ...(sent && { autoFocus: true }) };
  return (
    <div ref={place}>
      <TextField
        label={fields.code}
        hint={fields.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={longest.code}
        spellCheck={false}
        {...shown}
      />
    </div>
  );
}
