import { lazy } from "react";
import { lazyCode } from "#app/page/lazy-code.ts";

const captchaStepCode = lazyCode(() => import("./captcha-step.tsx"));

/**
 * For browsers without code, which load none of it. Without a Suspense boundary: a large one is shown by a script. Where
 * its code does not come, the page stays as the server sent it, and works as it does without code.
 */
export const CaptchaStep = lazy(() => captchaStepCode.load().then(({ CaptchaStep: step }) => ({ default: step })));
