import { lazy } from "react";
import { lazyCode } from "#app/page/lazy-code.ts";

/** `load()` it whenever the dialog is asked for, so that asking again is trying again. */
export const captchaDialogCode = lazyCode(() => import("./captcha-dialog.tsx"));

export const CaptchaDialog = lazy(() => captchaDialogCode.load().then(({ CaptchaDialog: dialog }) => ({ default: dialog })));
