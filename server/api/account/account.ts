import { Hono, type Context } from "hono";
import * as v from "valibot";
import { deviceCookie, logIn, requestCode, signUp, type Sessions } from "#domain/account";
import { codeAnswer, codeSchema, loginSchema, phoneLoginSchema, signUpSchema } from "#domain/account/schema";
import type { Login, LoginRefusal, PhoneLogin } from "#domain/account/schema";
import { readCookie } from "#i18n/language-cache.ts";
import type { Services } from "../../services.ts";
import { limitedVisitor, visitorLanguage, type VisitorEnv } from "../../visitor.ts";
import { captchaVisitor } from "../captcha.ts";
import { failWith, refuse, succeed, tooMany } from "../envelope.ts";
import { describeFields, fields } from "../fields.ts";
import { limitPerAddress } from "../limits.ts";
import { note } from "../note.ts";
import { knownDevice, visitorOf, withCookies } from "./signed-in.ts";

/** A household, or an office that signs its people up on one day. Refusals: wrong codes and passwords, mistypings. */
const limits = {
  code: { name: "account.code", accepted: [10, 3600], refused: [100, 3600] },
  signUp: { name: "account.signUp", accepted: [20, 3600], refused: [60, 3600] },
  login: { name: "account.login", accepted: [300, 600], refused: [60, 600] },
  signOut: { name: "account.signOut", accepted: [300, 600], refused: [300, 600] },
} as const;

/** The way into an account, and out of it. */
export function accountApi(services: Services, sessions: Sessions): Hono<VisitorEnv> {
  const { context } = services;
  const login = loginHandler(services, sessions);
  return new Hono<VisitorEnv>()
    .post(
      "/account/code",
      describeFields("Mails a code to an address, known or not", "account", codeSchema, codeAnswer),
      limitPerAddress(services, limits.code),
      fields(codeSchema),
      async (c) => {
        const sent = await requestCode(context, { request: c.var.fields, captchaVisitor: captchaVisitor(c), language: visitorLanguage(c) });
        if (sent.ok) {
          await note(c, services, { kind: "code.sent", email: c.var.fields.email, detail: c.var.fields.purpose });
          return succeed(c, { resendAfter: sent.resendAfter });
        }
        if (sent.reason === "tooManyCodes") return tooMany(c, sent.retryAfter, sent.reason);
        return sent.reason === "captchaFailed"
          ? refuse(c, { captcha: sent.reason })
          : failWith(c, sent.reason, { resendAfter: sent.resendAfter });
      },
    )
    .post(
      "/account/sign-up",
      describeFields("Makes an account and logs in", "account", signUpSchema),
      limitPerAddress(services, limits.signUp),
      fields(signUpSchema),
      async (c) => {
        const outcome = await signUp(context, { form: c.var.fields, language: visitorLanguage(c) });
        if (!outcome.ok) {
          if ("code" in outcome.reasons) await note(c, services, { kind: "code.wrong", email: c.var.fields.email, detail: "signUp" });
          return refuse(c, outcome.reasons);
        }
        await note(c, services, { kind: "code.used", accountId: outcome.accountId, detail: "signUp" });
        return logInHere(c, services, sessions, outcome.accountId);
      },
    )
    .post(
      "/account/login",
      describeFields("Logs in by e-mail or username", "account", loginSchema),
      limitPerAddress(services, limits.login),
      fields(loginSchema),
      (c) => login(c, c.var.fields),
    )
    .post(
      "/account/login/phone",
      describeFields("Logs in by phone number", "account", phoneLoginSchema),
      limitPerAddress(services, limits.login),
      fields(phoneLoginSchema),
      (c) => login(c, c.var.fields),
    )
    .post(
      "/account/sign-out",
      describeFields("Ends the session", "account", v.object({})),
      limitPerAddress(services, limits.signOut),
      async (c) => withCookies(succeed(c, null), await sessions.end(visitorOf(c, services))),
    );
}

function loginHandler(services: Services, sessions: Sessions) {
  return async (c: Context, form: Login | PhoneLogin): Promise<Response> => {
    const address = limitedVisitor(c, services.environment.trustedProxy);
    const deviceProof = readCookie(c.req.header("cookie"), deviceCookie);
    const outcome = await logIn(services.context, { form, captchaVisitor: captchaVisitor(c), limitedAddress: address, deviceProof });
    if (outcome.ok) {
      await note(c, services, { kind: "login.succeeded", accountId: outcome.accountId });
      return logInHere(c, services, sessions, outcome.accountId);
    }
    if (outcome.reason === "loginPaused") return tooMany(c, outcome.retryAfter, outcome.reason);
    if (outcome.reason === "captchaFailed") return refuse(c, { captcha: outcome.reason });
    const isLookedAt = "captcha" in outcome;
    if (isLookedAt) await note(c, services, { kind: "login.failed", accountId: outcome.accountId });
    const captcha = isLookedAt ? outcome.captcha : true;
    return failWith(c, outcome.reason, { captcha } satisfies LoginRefusal);
  };
}

/** A session in this browser, which is one of the account's owner from now on. */
async function logInHere(c: Context, services: Services, sessions: Sessions, accountId: string): Promise<Response> {
  return withCookies(succeed(c, null), [...(await sessions.open(accountId, visitorOf(c, services))), knownDevice(services, accountId)]);
}
