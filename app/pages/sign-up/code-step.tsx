import type { ReactNode } from "react";
import type { CodeAnswer } from "#app/features/account/code-result.ts";
import { CodeField, SendCode } from "#app/features/account/code-fields.tsx";
import { DefaultSubmit } from "#app/features/account/default-submit.tsx";
import { NewPassword } from "#app/features/account/new-password.tsx";
import type { FormState } from "#app/form/use-form.ts";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { firstStepFields, pickValues } from "./submit-sign-up.ts";
import type { SignUpData } from "./data.server.ts";

type CodeStepProps = { loaded: SignUpData; answer: CodeAnswer | undefined; captchaNotice: ReactNode } & Pick<
  FormState,
  "field" | "reasonOf" | "sending" | "step"
>;

/** Second step: the mailed code proves the mail address; hidden fields carry the first step. */
export function CodeStep({ loaded: { copy, account }, answer, captchaNotice, field, reasonOf, sending, step }: CodeStepProps) {
  const { fields, longest } = account;
  return (
    <>
      <DefaultSubmit />
      <HiddenFields values={pickValues(answer, firstStepFields)} />
      <SendCode copy={account.code} sending={sending} sent={answer?.sent} />
      {captchaNotice}
      <CodeField copy={account} field={field} sent={answer?.sent} />
      <Group legend={copy.name}>
        <TextField
          label={fields.username}
          hint={fields.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longest.username}
          {...field("username")}
        />
        <TextField
          label={fields.nickname}
          hint={fields.nicknameHint}
          autoComplete="nickname"
          maxLength={longest.nickname}
          {...field("nickname")}
        />
      </Group>
      <Group legend={copy.secret}>
        <NewPassword copy={account} label={fields.password} field={field} reasonOf={reasonOf} />
      </Group>
      <div className="flex flex-wrap gap-4">
        <SubmitButton loading={sending && step === undefined} loadingText={account.sending}>
          {copy.send}
        </SubmitButton>
        <Button type="submit" name="back" value="true" look="quiet">
          {account.previous}
        </Button>
      </div>
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4 grid min-w-0 gap-6 border-t border-rule pt-5">
      <legend className="float-left mb-1 w-full text-h3">{legend}</legend>
      {children}
    </fieldset>
  );
}
