import { Hono, type Context } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import * as v from "valibot";
import * as domain from "#domain/account";
import * as forms from "#domain/account/schema";
import { listQuestions } from "#domain/contact";
import type { Reason } from "#i18n/messages/index.ts";
import { accountExporters } from "../account-exporters.ts";
import type { Services } from "../services.ts";
import { visitorLanguage } from "../visitor.ts";
import { fail, failWith, refuse, succeed, tooMany } from "./envelope.ts";
import { describeFields, fields } from "./fields.ts";
import { limitPerAddress } from "./limits.ts";
import { forgottenDevice, signedIn, visitorOf, withCookies, type SignedInEnv } from "./signed-in.ts";

/** Somebody tidying up their account, behind an address that others use too. */
const limits = {
  profile: { name: "account.profile", accepted: [60, 3600], refused: [60, 3600] },
  password: { name: "account.password", accepted: [20, 3600], refused: [60, 3600] },
  emailCode: { name: "account.emailCode", accepted: [10, 3600], refused: [60, 3600] },
  email: { name: "account.email", accepted: [10, 3600], refused: [60, 3600] },
  sessions: { name: "account.sessions", accepted: [100, 3600], refused: [100, 3600] },
  delete: { name: "account.delete", accepted: [10, 3600], refused: [60, 3600] },
} as const;

/** What somebody who is logged in sees and changes of their account. */
export function personalCenterApi(services: Services, sessions: domain.Sessions): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>().route("/", readingApi(services, sessions)).route("/", changingApi(services, sessions)).route("/", leavingApi(services, sessions));
}

function readingApi(services: Services, sessions: domain.Sessions): Hono<SignedInEnv> {
  const { context } = services;
  const allowed = signedIn(services, sessions);
  return new Hono<SignedInEnv>()
    .get("/account/me", describeAnswer("The account that is logged in", forms.profileAnswer), allowed, (c) => answerProfile(c, services, c.var.session))
    .get("/account/sessions", describeAnswer("Where the account is logged in", forms.sessionsAnswer), allowed, async (c) =>
      succeed(c, await domain.listSessions(context, c.var.session)),
    )
    .get("/account/questions", describeAnswer("Questions sent from the account's address", forms.questionsAnswer), allowed, async (c) => {
      const profile = await domain.readProfile(context, c.var.session.accountId);
      return profile ? succeed(c, await listQuestions(context, profile.email)) : fail(c, 401, "notSignedIn");
    })
    .get("/account/export", describeAnswer("All that the site has of the account", v.looseObject({})), allowed, async (c) => {
      const everything = await domain.exportAccount(context, { ...c.var.session, exporters: accountExporters });
      return everything ? succeed(c, everything) : fail(c, 401, "notSignedIn");
    });
}

function changingApi(services: Services, sessions: domain.Sessions): Hono<SignedInEnv> {
  const { context } = services;
  const allowed = signedIn(services, sessions);
  return new Hono<SignedInEnv>()
    .post(
      "/account/profile",
      describeFields("Changes the profile", "account", forms.profileSchema, forms.profileAnswer),
      limitPerAddress(services, limits.profile),
      allowed,
      fields(forms.profileSchema),
      async (c) => {
        const outcome = await domain.changeProfile(context, { accountId: c.var.session.accountId, form: c.var.fields });
        return outcome.ok ? answerProfile(c, services, c.var.session) : refuse(c, outcome.reasons);
      },
    )
    .post(
      "/account/password",
      describeFields("Changes the password and ends all other sessions", "account", forms.passwordSchema),
      limitPerAddress(services, limits.password),
      allowed,
      fields(forms.passwordSchema),
      async (c) => {
        const outcome = await domain.changePassword(context, { ...c.var.session, form: c.var.fields });
        if (outcome.ok) return succeed(c, null);
        return outcome.reason === "passwordFormat" ? refuse(c, { password: outcome.reason }) : refusePassword(c, outcome, "currentPassword");
      },
    )
    .post(
      "/account/email/code",
      describeFields("Mails a code to a new address", "account", forms.newEmailSchema, forms.codeAnswer),
      limitPerAddress(services, limits.emailCode),
      allowed,
      fields(forms.newEmailSchema),
      async (c) => {
        const sent = await domain.requestEmailChange(context, { accountId: c.var.session.accountId, email: c.var.fields.email, language: visitorLanguage(c) });
        if (sent.ok) return succeed(c, { resendAfter: sent.resendAfter });
        return "retryAfter" in sent ? tooMany(c, sent.retryAfter, sent.reason) : failWith(c, sent.reason, { resendAfter: sent.resendAfter });
      },
    )
    .post(
      "/account/email",
      describeFields("Changes the address", "account", forms.emailSchema, forms.profileAnswer),
      limitPerAddress(services, limits.email),
      allowed,
      fields(forms.emailSchema),
      async (c) => {
        const outcome = await domain.changeEmail(context, { accountId: c.var.session.accountId, form: c.var.fields });
        if (outcome.ok) return answerProfile(c, services, c.var.session);
        return "reasons" in outcome ? refuse(c, outcome.reasons) : refusePassword(c, outcome, "password");
      },
    );
}

function leavingApi(services: Services, sessions: domain.Sessions): Hono<SignedInEnv> {
  const { context } = services;
  const allowed = signedIn(services, sessions);
  return new Hono<SignedInEnv>()
    .post(
      "/account/sessions/end",
      describeFields("Ends one session, or all others", "account", forms.endSessionsSchema),
      limitPerAddress(services, limits.sessions),
      allowed,
      fields(forms.endSessionsSchema),
      async (c) => {
        await domain.endChosenSessions(context, { ...c.var.session, chosen: c.var.fields });
        return succeed(c, null);
      },
    )
    .post(
      "/account/delete",
      describeFields("Closes the account; logging in within two weeks keeps it", "account", forms.deleteSchema, forms.deleteAnswer),
      limitPerAddress(services, limits.delete),
      allowed,
      fields(forms.deleteSchema),
      async (c) => {
        const outcome = await domain.closeAccount(context, { accountId: c.var.session.accountId, password: c.var.fields.password });
        if (!outcome.ok) return refusePassword(c, outcome, "password");
        return withCookies(succeed(c, { closesAt: outcome.closesAt.toISOString() }), [...(await sessions.end(visitorOf(c, services))), forgottenDevice(services)]);
      },
    );
}

async function answerProfile(c: Context, { context }: Services, { accountId }: domain.Session): Promise<Response> {
  const profile = await domain.readProfile(context, accountId);
  return profile ? succeed(c, profile) : fail(c, 401, "notSignedIn");
}

function refusePassword(c: Context, refused: { reason: "wrongPassword" } | { reason: "tooMany"; retryAfter: number }, field: string): Response {
  return refused.reason === "tooMany" ? tooMany(c, refused.retryAfter) : refuse(c, { [field]: "wrongPassword" satisfies Reason });
}

function describeAnswer(summary: string, answer: v.GenericSchema) {
  const envelope = v.object({ code: v.number(), message: v.string(), data: answer });
  return describeRoute({ summary, tags: ["account"], responses: { 200: { description: summary, content: { "application/json": { schema: resolver(envelope) } } } } });
}
