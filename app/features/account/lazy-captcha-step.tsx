import { lazy } from "react";
import { lazyCode } from "#app/page/lazy-code.ts";

const captchaStepCode = lazyCode(() => import("./captcha-step.tsx"));

/**
 * Puzzle step for browsers without JavaScript; others load it only on demand. It has no Suspense boundary, because React streams
 * large
 * ones hidden, and a script shows them. If loading fails, the server-rendered page keeps working.
 */
export const CaptchaStep = lazy(() => captchaStepCode.load().then(({ CaptchaStep: step }) => ({ default: step })));
