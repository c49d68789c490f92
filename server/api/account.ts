import { Hono, type Context } from "hono";
import * as v from "valibot";
import { logIn, requestCode, retrievePassword, signUp, type Sessions } from "#domain/account";
import { codeAnswer, codeSchema, loginSchema, phoneLoginSchema, retrieveSchema, signUpSchema } from "#domain/account/schema";
import type { Login, LoginRefusal, PhoneLogin } from "#domain/account/schema";
import type { Services } from "../services.ts";
import { clientAddress, limitedAddress, visitorLanguage, type VisitorEnv } from "../visitor.ts";
import { captchaVisitor } from "./captcha.ts";
import { fail, failWith, refuse, succeed } from "./envelope.ts";
import { describeFields, fields } from "./fields.ts";
import { limitPerAddress } from "./limits.ts";
import { visitorOf, withCookies } from "./signed-in.ts";

/** A household, or an office that signs its people up on one day. Refusals: wrong codes and passwords, mistypings. */
const limits = {
  code: { name: "account.code", accepted: [10, 3600], refused: [100, 3600] },
  signUp: { name: "account.signUp", accepted: [20, 3600], refused: [60, 3600] },
  login: { name: "account.login", accepted: [300, 600], refused: [60, 600] },
  retrieve: { name: "account.retrieve", accepted: [10, 3600], refused: [60, 3600] },
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
        if (sent.ok) return succeed(c, { resendAfter: sent.resendAfter });
        return sent.reason === "captchaFailed" ? refuse(c, { captcha: sent.reason }) : failWith(c, sent.reason, { resendAfter: sent.resendAfter });
      },
    )
    .post(
      "/account/sign-up",
      describeFields("Makes an account and logs in", "account", signUpSchema),
      limitPerAddress(services, limits.signUp),
      fields(signUpSchema),
      async (c) => {
        const outcome = await signUp(context, { form: c.var.fields, language: visitorLanguage(c) });
        if (!outcome.ok) return refuse(c, outcome.reasons);
        return withCookies(succeed(c, null), await sessions.open(outcome.accountId, visitorOf(c, services)));
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
      "/account/retrieve",
      describeFields("Sets a new password with a code", "account", retrieveSchema),
      limitPerAddress(services, limits.retrieve),
      fields(retrieveSchema),
      async (c) => {
        const session = await sessions.find(visitorOf(c, services));
        const outcome = await retrievePassword(context, { form: c.var.fields, sessionId: session?.sessionId });
        if (outcome.ok) return succeed(c, null);
        return outcome.reason === "passwordFormat" ? refuse(c, { password: outcome.reason }) : fail(c, 400, outcome.reason);
      },
    )
    .post("/account/sign-out", describeFields("Ends the session", "account", v.object({})), limitPerAddress(services, limits.signOut), async (c) =>
      withCookies(succeed(c, null), await sessions.end(visitorOf(c, services))),
    );
}

function loginHandler(services: Services, sessions: Sessions) {
  return async (c: Context, form: Login | PhoneLogin): Promise<Response> => {
    const address = limitedAddress(clientAddress(c, services.environment.trustedProxy));
    const outcome = await logIn(services.context, { form, captchaVisitor: captchaVisitor(c), limitedAddress: address });
    if (outcome.ok) return withCookies(succeed(c, null), await sessions.open(outcome.accountId, visitorOf(c, services)));
    if (outcome.reason === "captchaFailed") return refuse(c, { captcha: outcome.reason });
    const captcha = "captcha" in outcome ? outcome.captcha : true;
    return failWith(c, outcome.reason, { captcha } satisfies LoginRefusal);
  };
}
