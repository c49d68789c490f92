import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import * as v from "valibot";
import * as domain from "#domain/account";
import * as forms from "#domain/account/schema";
import { listQuestions } from "#domain/contact";
import { personalData } from "../../personal-data.ts";
import type { Services } from "../../services.ts";
import { answerProfile, credentialsApi, refusePassword } from "./account-credentials.ts";
import { fail, refuse, succeed } from "../envelope.ts";
import { describeFields, fields } from "../fields.ts";
import { limitPerAddress } from "../limits.ts";
import { forgottenDevice, signedIn, visitorOf, withCookies, type SignedInEnv } from "./signed-in.ts";

/** Somebody tidying up their account, behind an address that others use too. */
const limits = {
  profile: { name: "account.profile", accepted: [60, 3600], refused: [60, 3600] },
  sessions: { name: "account.sessions", accepted: [100, 3600], refused: [100, 3600] },
  delete: { name: "account.delete", accepted: [10, 3600], refused: [60, 3600] },
} as const;

/** What somebody who is logged in sees and changes of their account. */
export function personalCenterApi(services: Services, sessions: domain.Sessions): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .route("/", readingApi(services, sessions))
    .route("/", changingApi(services, sessions))
    .route("/", credentialsApi(services, sessions))
    .route("/", leavingApi(services, sessions));
}

function readingApi(services: Services, sessions: domain.Sessions): Hono<SignedInEnv> {
  const allowed = signedIn(services, sessions);
  return new Hono<SignedInEnv>()
    .get("/account/me", describeAnswer("The account that is logged in", forms.profileAnswer), allowed, (c) =>
      answerProfile(c, services, c.var.session),
    )
    .get("/account/sessions", describeAnswer("Where the account is logged in", forms.sessionsAnswer), allowed, async (c) =>
      succeed(c, await domain.listSessions(c.var.context, c.var.session)),
    )
    .get("/account/questions", describeAnswer("Questions sent from the account's address", forms.questionsAnswer), allowed, async (c) => {
      const profile = await domain.readProfile(c.var.context, c.var.session.accountId);
      return profile ? succeed(c, await listQuestions(c.var.context, profile.email)) : fail(c, 401, "notSignedIn");
    })
    .get("/account/export", describeAnswer("All that the site has of the account", v.looseObject({})), allowed, async (c) => {
      const everything = await domain.exportAccount(c.var.context, { ...c.var.session, personalData });
      return everything ? succeed(c, everything) : fail(c, 401, "notSignedIn");
    });
}

function changingApi(services: Services, sessions: domain.Sessions): Hono<SignedInEnv> {
  const allowed = signedIn(services, sessions);
  return new Hono<SignedInEnv>().post(
    "/account/profile",
    describeFields("Changes the profile", "account", forms.profileSchema, forms.profileAnswer),
    limitPerAddress(services, limits.profile),
    allowed,
    fields(forms.profileSchema),
    async (c) => {
      const outcome = await domain.changeProfile(c.var.context, { accountId: c.var.session.accountId, form: c.var.fields });
      return outcome.ok ? answerProfile(c, services, c.var.session) : refuse(c, outcome.reasons);
    },
  );
}

function leavingApi(services: Services, sessions: domain.Sessions): Hono<SignedInEnv> {
  const allowed = signedIn(services, sessions);
  return new Hono<SignedInEnv>()
    .post(
      "/account/sessions/end",
      describeFields("Ends one session, or all others", "account", forms.endSessionsSchema),
      limitPerAddress(services, limits.sessions),
      allowed,
      fields(forms.endSessionsSchema),
      async (c) => {
        await domain.endChosenSessions(c.var.context, { ...c.var.session, chosen: c.var.fields });
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
        const outcome = await domain.closeAccount(c.var.context, { accountId: c.var.session.accountId, password: c.var.fields.password });
        if (!outcome.ok) return refusePassword(c, services, outcome, "password");
        return withCookies(succeed(c, { closesAt: outcome.closesAt.toISOString() }), [
          ...(await sessions.end(visitorOf(c, services))),
          forgottenDevice(services),
        ]);
      },
    );
}

function describeAnswer(summary: string, answer: v.GenericSchema) {
  const envelope = v.object({ code: v.number(), message: v.string(), data: answer });
  return describeRoute({
    summary,
    tags: ["account"],
    responses: { 200: { description: summary, content: { "application/json": { schema: resolver(envelope) } } } },
  });
}
