export { issueCaptcha } from "./issue-captcha.ts";
export { openPuzzleMaker } from "./make-puzzle.ts";
export { openPuzzlePool } from "./puzzle-pool.ts";
export { redeemCaptcha } from "./redeem-captcha.ts";
export { solveCaptcha } from "./solve-captcha.ts";
export { sweepCaptchas } from "./sweep-captchas.ts";
