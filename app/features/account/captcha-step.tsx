import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { IssuedPuzzle } from "#domain/captcha/schema";
import { CaptchaPicture } from "./captcha/captcha-picture.tsx";
import type { Values } from "#app/form/submit-form.ts";
import type { AccountTexts } from "./account-texts.server.ts";
import { codeStep } from "./code-fields.tsx";

type CaptchaStepProps = { texts: AccountTexts; puzzle: IssuedPuzzle; values: Values; failure: string | undefined };

/** Puzzle step of a form without JavaScript. Hidden fields carry the values of the form. */
export function CaptchaStep({ texts: { account, captcha }, puzzle, values, failure }: CaptchaStepProps) {
  const { step: _, back: __, ...kept } = values;
  return (
    <Form method="post" className="grid max-w-prose gap-6">
      {failure && <Notice kind="failed" heading={failure} />}
      <h2 className="text-h3">{account.captcha.heading}</h2>
      <HiddenFields values={Object.entries(kept)} />
      <input type="hidden" name="step" value={codeStep} />
      <CaptchaPicture copy={captcha.click} puzzle={puzzle} />
      <Button type="submit" name="back" value="true" look="quiet" className="justify-self-start">
        {account.captcha.back}
      </Button>
    </Form>
  );
}
