import type { CodeAnswer } from "#app/features/account/code-result.ts";

/** Response to a failed login. `captchaNext`: the next attempt needs a solved captcha. */
export type LoginAnswer = CodeAnswer & { captchaNext?: boolean };
