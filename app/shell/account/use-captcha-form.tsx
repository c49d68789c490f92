import { lazy, Suspense, useState, type ReactNode, type SubmitEvent } from "react";
import { useSubmit } from "react-router";
import type { CaptchaCopy } from "../captcha/copy/index.server.ts";
import { browserApi } from "../form/browser-api.ts";

const CaptchaDialog = lazy(() => import("../captcha/captcha-dialog.tsx").then(({ CaptchaDialog: dialog }) => ({ default: dialog })));

export type CaptchaForm = {
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  /** Opens the puzzle and sends the form with its token once more. */
  sendSolved(form: HTMLFormElement): Promise<void>;
  /** To be placed outside the form: it holds one of its own. */
  dialog: ReactNode;
};

/** A form that is sent with the token of a solved puzzle whenever `needs` says so of what it holds. */
export function useCaptchaForm(copy: CaptchaCopy, needs: (fields: FormData) => boolean): CaptchaForm {
  const submit = useSubmit();
  const [asked, setAsked] = useState<(token?: string) => void>();
  const solve = () => new Promise<string | undefined>((resolve) => setAsked(() => resolve));

  async function send(fields: FormData): Promise<void> {
    const token = await solve();
    if (token === undefined) return;
    fields.set("captcha", token);
    await submit(fields, { method: "post", preventScrollReset: true });
  }

  return {
    onSubmit(event) {
      const fields = new FormData(event.currentTarget, event.nativeEvent.submitter);
      if (!needs(fields)) return;
      event.preventDefault();
      void send(fields);
    },
    sendSolved: (form) => send(new FormData(form)),
    dialog: asked && (
      <Suspense>
        <CaptchaDialog
          copy={copy}
          api={browserApi()}
          onToken={asked}
          onClose={() => {
            asked();
            setAsked(undefined);
          }}
        />
      </Suspense>
    ),
  };
}
