export { drawPuzzle } from "./draw-puzzle.ts";
export { issueCaptcha } from "./issue-captcha.ts";
export { redeemCaptcha } from "./redeem-captcha.ts";
export { solveCaptcha } from "./solve-captcha.ts";
export { deleteExpiredCaptchas } from "./delete-expired-captchas.ts";
