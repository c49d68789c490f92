import { Suspense, useState, type ReactNode, type SubmitEvent } from "react";
import { useSubmit } from "react-router";
import type { CaptchaCopy } from "./captcha/read-captcha-copy.server.ts";
import { CaptchaDialog, captchaDialogCode } from "./captcha/lazy-captcha-dialog.tsx";
import { browserApi } from "#app/form/browser-api.ts";
import { LazyNotice } from "#app/frame/lazy-notice.tsx";

export type CaptchaForm = {
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  /** Opens the puzzle and sends the form with its token once more. */
  sendSolved(form: HTMLFormElement): Promise<void>;
  /** To be placed outside the form: it holds one of its own. */
  dialog: ReactNode;
  /** To be placed beside the button: where the puzzle's code did not come, an offer to try again. */
  notice: ReactNode;
};

/** A form that is sent with the token of a solved puzzle whenever `needs` says so of what it holds. */
export function useCaptchaForm(copy: CaptchaCopy, needs: (fields: FormData) => boolean): CaptchaForm {
  const submit = useSubmit();
  const [asked, setAsked] = useState<{ answer: (token?: string) => void }>();
  const solve = () =>
    new Promise<string | undefined>((answer) => {
      void captchaDialogCode.load();
      setAsked({ answer });
    });

  async function send(form: HTMLFormElement, submitter?: HTMLElement | null): Promise<void> {
    const token = await solve();
    if (token === undefined) return;
    // Until the puzzle is loaded, the form can still be changed.
    const fields = new FormData(form, submitter);
    fields.set("captcha", token);
    await submit(fields, { method: "post" });
  }

  return {
    onSubmit(event) {
      const { submitter } = event.nativeEvent;
      if (!needs(new FormData(event.currentTarget, submitter))) return;
      event.preventDefault();
      void send(event.currentTarget, submitter);
    },
    sendSolved: (form) => send(form),
    notice: asked && <LazyNotice code={captchaDialogCode} />,
    dialog: asked && (
      <Suspense>
        <CaptchaDialog
          copy={copy}
          api={browserApi()}
          onToken={asked.answer}
          onClose={() => {
            asked.answer();
            setAsked(undefined);
          }}
        />
      </Suspense>
    ),
  };
}
