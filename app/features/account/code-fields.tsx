import { useEffect, useRef } from "react";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { FormState } from "#app/form/use-form.ts";
import type { Copy } from "./copy/fr.ts";
import type { CodeAnswer } from "./code-result.ts";
import { looksLikeEmail } from "./request-code.ts";
import { useResendWait } from "./use-resend-wait.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import type { AccountTexts } from "./account-texts.server.ts";

/** Value of the `step` button that requests a code instead of submitting the form. */
export const codeStep = "code";

/** Whether a form requests a code for what looks like an address, so that a puzzle is worth solving. */
export function requestsCode(fields: FormData): boolean {
  return fields.get("step") === codeStep && looksLikeEmail(fields.get("email"));
}

/** Main button of a first step, which sends the first code. */
export function FirstCodeButton({ copy, sending }: { copy: Pick<Copy, "code" | "sending">; sending: boolean }) {
  return (
    <SubmitButton name="step" value={codeStep} loading={sending} loadingText={copy.sending}>
      {copy.code.send}
    </SubmitButton>
  );
}

type SendCodeProps = { copy: Copy["code"]; sending: boolean; sent: CodeAnswer["sent"] };

/** Button that requests a code, with the countdown until the next one, and the address that the last code was sent to. */
export function SendCode({ copy, sending, sent }: SendCodeProps) {
  const wait = useResendWait(sent);
  const hydrated = useHydrated();
  const isWaiting = hydrated && wait.seconds > 0;
  const isBlocked = isWaiting || sending;
  const text = wait.to ? copy.again : copy.send;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        type="submit"
        name="step"
        value={codeStep}
        look="quiet"
        aria-disabled={isBlocked || undefined}
        onClick={isBlocked ? (event) => event.preventDefault() : undefined}
        className="tabular-nums aria-disabled:border-rule aria-disabled:bg-transparent aria-disabled:text-soft"
      >
        {isWaiting ? fillPlaceholders(copy.wait, { seconds: wait.seconds }) : text}
      </Button>
      <output className="text-small">
        {wait.to && (
          <>
            <span className="block font-label text-action wrap-anywhere">{fillPlaceholders(copy.sent, { email: wait.to })}</span>
            <span className="text-soft">{copy.sentHint}</span>
          </>
        )}
      </output>
    </div>
  );
}

type CodeFieldProps = { copy: Pick<AccountTexts["account"], "fields" | "longest">; field: FormState["field"]; sent: CodeAnswer["sent"] };

export function CodeField({ copy: { fields, longest }, field, sent }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) place.current?.querySelector("input")?.focus();
  }, [sent]);
  // Without JavaScript the response is a new page, so the focus needs `autofocus`.
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
