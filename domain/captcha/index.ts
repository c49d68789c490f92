export { redeemCaptcha } from "./redeem-captcha.ts";
