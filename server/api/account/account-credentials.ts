import type { Context } from "hono";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import * as domain from "#domain/account";
import type { Services } from "../../services.ts";
import { visitorLanguage } from "../../visitor.ts";
import { fail, failWith, failValidation, succeed, tooMany, type Answer } from "../envelope.ts";
import { limitPerAddress } from "../limits.ts";
import type { ApiParts } from "../mount.ts";
import { logSecurityEvent } from "../log-security-event.ts";
import { newPasswordCookies, tokenCookies, addCookies } from "./require-signed-in.ts";

const { personalCenter } = endpoints;

const limits = {
  password: { name: "account.password", accepted: [20, 3600], refused: [60, 3600] },
  emailCode: { name: "account.emailCode", accepted: [10, 3600], refused: [60, 3600] },
  email: { name: "account.email", accepted: [10, 3600], refused: [60, 3600] },
} as const;

export function mountCredentials({ services, sessions, mount }: ApiParts): void {
  const limited = (name: keyof typeof limits) => [limitPerAddress(services, limits[name])];
  mount.account(personalCenter.password, limited("password"), async (c, form, { session, context }) => {
    const outcome = await domain.changePassword(context, { ...session, form });
    if (outcome.ok) {
      const { accountId } = session;
      await logSecurityEvent(c, services, { kind: "password.changed", accountId, detail: "change" });
      return addCookies(succeed(c, null), await newPasswordCookies(c, services, sessions, { accountId, token: outcome.token }));
    }
    return outcome.reason === "passwordCommon"
      ? failValidation(c, { password: outcome.reason })
      : refusePassword(c, services, outcome, "currentPassword");
  });
  mount.account(personalCenter.emailCode, limited("emailCode"), async (c, { email }, { session: { accountId }, context }) => {
    const outcome = await domain.requestEmailChange(context, { accountId, email, language: visitorLanguage(c) });
    if (outcome.ok) {
      await logSecurityEvent(c, services, { kind: "code.sent", accountId, detail: "changeEmail" });
      return succeed(c, { resendAfter: outcome.resendAfter });
    }
    return "retryAfter" in outcome
      ? tooMany(c, outcome.retryAfter, outcome.reason)
      : failWith(c, outcome.reason, { resendAfter: outcome.resendAfter });
  });
  mount.account(personalCenter.email, limited("email"), async (c, form, { session, context }) => {
    const { accountId } = session;
    const outcome = await domain.changeEmail(context, { ...session, form });
    if (outcome.ok) {
      for (const kind of ["code.used", "email.changed"] as const)
        await logSecurityEvent(c, services, { kind, accountId, detail: "changeEmail" });
      return addCookies(await answerProfile(c, services, session), await tokenCookies(c, services, sessions, outcome.token));
    }
    if (!("reasons" in outcome)) return refusePassword(c, services, outcome, "password");
    if ("code" in outcome.reasons) await logSecurityEvent(c, services, { kind: "code.wrong", accountId, detail: "changeEmail" });
    return failValidation(c, outcome.reasons);
  });
}

export async function answerProfile(c: Context, { context }: Services, { accountId }: domain.Session) {
  const profile = await domain.readProfile(context, accountId);
  return profile ? succeed(c, profile) : fail(c, 401, "notSignedIn");
}

/** Error response to a logged-in user who entered a wrong password. */
export async function refusePassword(
  c: Context,
  services: Services,
  failure: { reason: "wrongPassword" } | { reason: "tooMany"; retryAfter: number },
  field: string,
): Promise<Answer<never, "tooMany" | "invalidInput">> {
  if (failure.reason === "tooMany") return tooMany(c, failure.retryAfter);
  await logSecurityEvent(c, services, { kind: "password.wrong", accountId: c.get("session")?.accountId });
  return failValidation(c, { [field]: "wrongPassword" });
}
