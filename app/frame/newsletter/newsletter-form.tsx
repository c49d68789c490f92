import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { fieldId } from "#app/form/field-errors.ts";
import { focusFirstError } from "#app/form/focus-first-error.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { NewsletterBandTexts } from "./band-texts.ts";
import { formName, sendSubscription, type BandAnswer } from "./send-subscription.ts";

export { sendSubscription };

type NewsletterFormProps = {
  texts: NewsletterBandTexts;
  action: string;
  /** Path of the page, which the proof of consent contains. */
  page: string;
  /** Values and outcome of the submission that loaded this code. */
  first?: { answer: BandAnswer; fields: FormData };
};

/** Newsletter form. The consent checkbox must not be preselected. */
export function NewsletterForm({ texts, action, page, first }: NewsletterFormProps) {
  const [answer, setAnswer] = useState<BandAnswer | "sending" | undefined>(first?.answer);
  const result = useRef<HTMLFormElement & HTMLOutputElement>(null);
  const { failure, errors = [] } = typeof answer === "object" ? answer : {};
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.text;
  useEffect(() => {
    if (answer === "sent") result.current?.focus();
    else if (typeof answer === "object") focusFirstError(result.current);
  }, [answer]);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setAnswer("sending");
    setAnswer(await sendSubscription(fields, texts));
  };
  if (answer === "sent") {
    return (
      <output ref={result} tabIndex={-1} className="border-l-3 border-mark bg-raised px-5 py-4 outline-none lg:col-span-6">
        <span className="block font-label">{texts.sent.heading}</span>
        <span className="block">{texts.sent.next}</span>
        {texts.sent.text}
      </output>
    );
  }
  return (
    <form ref={result} method="post" action={action} noValidate onSubmit={submit} className="grid gap-4 lg:col-span-6">
      {failure && <Notice kind="failed" heading={failure} />}
      <ErrorSummary heading={texts.messages.severalErrors} errors={errors} labels={{ email: texts.email }} />
      <EmailField texts={texts} first={first} error={errorOf("email")} />
      <div className="flex flex-wrap items-start justify-between gap-x-gap gap-y-4">
        <ConsentBox texts={texts} first={first} error={errorOf("consent")} />
        <SubmitButton loading={answer === "sending"} loadingText={texts.sending}>
          {texts.link}
        </SubmitButton>
      </div>
      <input type="hidden" name="page" value={page} />
    </form>
  );
}

type FieldProps = Pick<NewsletterFormProps, "texts" | "first"> & { error: string | undefined };

function EmailField({ texts, first, error }: FieldProps) {
  return (
    <TextField
      type="email"
      name="email"
      id={fieldId("email", formName)}
      label={texts.email}
      autoComplete="email"
      maxLength={254}
      defaultValue={first?.fields.get("email")?.toString()}
      error={error}
    />
  );
}

function ConsentBox({ texts: { consent, privacy }, first, error }: FieldProps) {
  return (
    <Checkbox
      name="consent"
      id={fieldId("consent", formName)}
      value={consent.version}
      defaultChecked={first?.fields.has("consent")}
      error={error}
      className="flex-1 basis-72 text-small"
    >
      {consent.text}{" "}
      {privacy && (
        <a href={privacy.to} className="underline">
          {privacy.text}
        </a>
      )}
    </Checkbox>
  );
}
