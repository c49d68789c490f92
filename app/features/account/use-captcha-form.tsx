import { Suspense, useState, type ReactNode, type SubmitEvent } from "react";
import { useSubmit } from "react-router";
import type { CaptchaCopy } from "./captcha/read-captcha-copy.server.ts";
import { CaptchaDialog, captchaDialogCode } from "./captcha/lazy-captcha-dialog.tsx";
import { browserApi } from "#app/form/browser-api.ts";
import { LazyNotice } from "#app/frame/lazy-notice.tsx";

export type CaptchaForm = {
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  /** Opens the puzzle and submits the form again with its token. */
  sendSolved(form: HTMLFormElement): Promise<void>;
  /** Must be rendered outside the form, because it contains a form. */
  dialog: ReactNode;
  /** Notice with a retry button if the dialog could not be loaded; belongs beside the submit button. */
  notice: ReactNode;
};

/** Submits a form with the token of a solved puzzle if `needsCaptcha` returns true for its values. */
export function useCaptchaForm(copy: CaptchaCopy, needsCaptcha: (fields: FormData) => boolean): CaptchaForm {
  const submit = useSubmit();
  const [request, setRequest] = useState<{ resolveToken: (token?: string) => void }>();
  const solve = () =>
    new Promise<string | undefined>((resolveToken) => {
      void captchaDialogCode.load();
      setRequest({ resolveToken });
    });

  async function send(form: HTMLFormElement, submitter?: HTMLElement | null): Promise<void> {
    const token = await solve();
    if (token === undefined) return;
    // Read the values now: the visitor could edit the form while the dialog was loading.
    const fields = new FormData(form, submitter);
    fields.set("captcha", token);
    await submit(fields, { method: "post", action: form.getAttribute("action") ?? undefined });
  }

  return {
    onSubmit(event) {
      const { submitter } = event.nativeEvent;
      if (!needsCaptcha(new FormData(event.currentTarget, submitter))) return;
      event.preventDefault();
      void send(event.currentTarget, submitter);
    },
    sendSolved: (form) => send(form),
    notice: request && <LazyNotice code={captchaDialogCode} />,
    dialog: request && (
      <Suspense>
        <CaptchaDialog
          copy={copy}
          api={browserApi()}
          onToken={request.resolveToken}
          onClose={() => {
            request.resolveToken();
            setRequest(undefined);
          }}
        />
      </Suspense>
    ),
  };
}
