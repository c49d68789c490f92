import { lazy, Suspense, useState } from "react";
import type { CaptchaCopy } from "#app/shell/captcha/copy/index.server.ts";
import { browserApi } from "#app/shell/form/browser-api.ts";
import { Button } from "#app/ui/button.tsx";

const CaptchaDialog = lazy(() => import("#app/shell/captcha/captcha-dialog.tsx").then(({ CaptchaDialog: dialog }) => ({ default: dialog })));

/** The puzzle as forms open it, and the token that they get. */
export function Captcha({ copy }: { copy: CaptchaCopy }) {
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState<string>();
  return (
    <div className="grid justify-items-start gap-4">
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.heading}
      </Button>
      <output className="font-label wrap-anywhere">{token}</output>
      {open && (
        <Suspense>
          <CaptchaDialog copy={copy} api={browserApi()} onToken={setToken} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
