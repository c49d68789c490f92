import { lazy } from "react";
import { lazyCode } from "#app/page/lazy-code.ts";

/** Call `load()` each time the dialog opens, so that it retries after a failure. */
export const captchaDialogCode = lazyCode(() => import("./captcha-dialog.tsx"));

export const CaptchaDialog = lazy(() => captchaDialogCode.load().then(({ CaptchaDialog: dialog }) => ({ default: dialog })));
