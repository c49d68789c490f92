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
  const [asked, setAsked] = useState<{ subject?: string; answer: (token?: string) => void }>();
  const solve = (subject: string | undefined) =>
    new Promise<string | undefined>((answer) => {
      void captchaDialogCode.load();
      setAsked({ subject, answer });
    });

  async function send(form: HTMLFormElement, submitter?: HTMLElement | null): Promise<void> {
    const token = await solve(readSubject(new FormData(form)));
    if (token === undefined) return;
    // Before the puzzle is there, the form can still be changed.
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
          subject={asked.subject}
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

/** What a form names its account or mailbox by. */
function readSubject(fields: FormData): string | undefined {
  return ["email", "login", "phone"].map((name) => fields.get(name)).find((value) => typeof value === "string");
}
