import { Hono, type Context } from "hono";
import * as domain from "#domain/account";
import * as forms from "#domain/account/schema";
import type { Reason } from "#i18n/messages/index.ts";
import type { Services } from "../../services.ts";
import { visitorLanguage } from "../../visitor.ts";
import { fail, failWith, refuse, succeed, tooMany } from "../envelope.ts";
import { describeFields, fields } from "../fields.ts";
import { limitPerAddress } from "../limits.ts";
import { note } from "../note.ts";
import { signedIn, type SignedInEnv } from "./signed-in.ts";

const limits = {
  password: { name: "account.password", accepted: [20, 3600], refused: [60, 3600] },
  emailCode: { name: "account.emailCode", accepted: [10, 3600], refused: [60, 3600] },
  email: { name: "account.email", accepted: [10, 3600], refused: [60, 3600] },
} as const;

/** What an account is opened with, its password and its address, changed by whoever is logged in. */
export function credentialsApi(services: Services, sessions: domain.Sessions): Hono<SignedInEnv> {
  const allowed = signedIn(services, sessions);
  return new Hono<SignedInEnv>()
    .post(
      "/account/password",
      describeFields("Changes the password and ends all other sessions", "account", forms.passwordSchema),
      limitPerAddress(services, limits.password),
      allowed,
      fields(forms.passwordSchema),
      async (c) => {
        const outcome = await domain.changePassword(c.var.context, { ...c.var.session, form: c.var.fields });
        if (outcome.ok) {
          await note(c, services, { kind: "password.changed", accountId: c.var.session.accountId, detail: "change" });
          return succeed(c, null);
        }
        return outcome.reason === "passwordFormat"
          ? refuse(c, { password: outcome.reason })
          : refusePassword(c, services, outcome, "currentPassword");
      },
    )
    .route("/", emailApi(services, allowed));
}

/** The address is changed with a code that was mailed to the new one. */
function emailApi(services: Services, allowed: ReturnType<typeof signedIn>): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .post(
      "/account/email/code",
      describeFields("Mails a code to a new address", "account", forms.newEmailSchema, forms.codeAnswer),
      limitPerAddress(services, limits.emailCode),
      allowed,
      fields(forms.newEmailSchema),
      async (c) => {
        const sent = await domain.requestEmailChange(c.var.context, {
          accountId: c.var.session.accountId,
          email: c.var.fields.email,
          language: visitorLanguage(c),
        });
        if (sent.ok) {
          await note(c, services, { kind: "code.sent", accountId: c.var.session.accountId, detail: "changeEmail" });
          return succeed(c, { resendAfter: sent.resendAfter });
        }
        return "retryAfter" in sent
          ? tooMany(c, sent.retryAfter, sent.reason)
          : failWith(c, sent.reason, { resendAfter: sent.resendAfter });
      },
    )
    .post(
      "/account/email",
      describeFields("Changes the address", "account", forms.emailSchema, forms.profileAnswer),
      limitPerAddress(services, limits.email),
      allowed,
      fields(forms.emailSchema),
      async (c) => {
        const { accountId } = c.var.session;
        const outcome = await domain.changeEmail(c.var.context, { accountId, form: c.var.fields });
        if (outcome.ok) {
          for (const kind of ["code.used", "email.changed"] as const) await note(c, services, { kind, accountId, detail: "changeEmail" });
          return answerProfile(c, services, c.var.session);
        }
        if (!("reasons" in outcome)) return refusePassword(c, services, outcome, "password");
        if ("code" in outcome.reasons) await note(c, services, { kind: "code.wrong", accountId, detail: "changeEmail" });
        return refuse(c, outcome.reasons);
      },
    );
}

export async function answerProfile(c: Context, { context }: Services, { accountId }: domain.Session): Promise<Response> {
  const profile = await domain.readProfile(context, accountId);
  return profile ? succeed(c, profile) : fail(c, 401, "notSignedIn");
}

/** An answer to whoever is logged in and does not know the password. */
export async function refusePassword(
  c: Context,
  services: Services,
  refused: { reason: "wrongPassword" } | { reason: "tooMany"; retryAfter: number },
  field: string,
): Promise<Response> {
  if (refused.reason === "tooMany") return tooMany(c, refused.retryAfter);
  await note(c, services, { kind: "password.wrong", accountId: c.get("session")?.accountId });
  return refuse(c, { [field]: "wrongPassword" satisfies Reason });
}
