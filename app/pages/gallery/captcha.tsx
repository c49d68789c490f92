import { Suspense, useState } from "react";
import type { CaptchaCopy } from "#app/features/account/captcha/read-captcha-copy.server.ts";
import { CaptchaDialog, captchaDialogCode } from "#app/features/account/captcha/lazy-captcha-dialog.tsx";
import { browserApi } from "#app/form/browser-api.ts";
import { LazyNotice } from "#app/frame/lazy-notice.tsx";
import { Button } from "#app/ui/button.tsx";

/** Opens the captcha dialog as forms do, and shows the token that they would get. */
export function Captcha({ copy }: { copy: CaptchaCopy }) {
  const [isOpen, setOpen] = useState(false);
  const [token, setToken] = useState<string>();
  const requestCaptcha = () => {
    void captchaDialogCode.load();
    setOpen(true);
  };
  return (
    <div className="grid justify-items-start gap-4">
      <Button aria-haspopup="dialog" onClick={requestCaptcha}>
        {copy.heading}
      </Button>
      <output className="font-label wrap-anywhere">{token}</output>
      {isOpen && (
        <Suspense fallback={<LazyNotice code={captchaDialogCode} />}>
          <CaptchaDialog copy={copy} api={browserApi()} onToken={setToken} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
