import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { retrievePasswordByLink } from "#domain/account";
import * as staff from "#domain/staff";
import { visitorLanguage } from "../../visitor.ts";
import { fail, failValidation, succeed, tooMany } from "../envelope.ts";
import { limitPerAddress } from "../limits.ts";
import type { ApiParts } from "../mount.ts";
import { logSecurityEvent } from "../log-security-event.ts";
import { openSession, tokenCookies, addCookies } from "../account/require-signed-in.ts";

const { backOfficeAccess } = staffEndpoints;

const limits = {
  join: { name: "staff.join", accepted: [30, 3600], refused: [30, 3600] },
  secondFactor: { name: "staff.secondFactor", accepted: [100, 3600], refused: [60, 3600] },
  forgotten: { name: "staff.forgottenPassword", accepted: [10, 3600], refused: [60, 3600] },
} as const;

export function mountStaffLogin(parts: ApiParts): void {
  mountJoining(parts);
  mountSecondFactor(parts);
  mountForgottenPassword(parts);
}

function mountJoining({ services, sessions, mount }: ApiParts): void {
  const { context } = services;
  const rateLimited = [limitPerAddress(services, limits.join)];
  mount.everybody(backOfficeAccess.readInvitation, rateLimited, async (c, { token }) => {
    const invitation = await staff.readInvitation(context, token);
    return invitation ? succeed(c, invitation) : fail(c, 400, "linkExpired");
  });
  mount.everybody(backOfficeAccess.acceptInvitation, rateLimited, async (c, { token, ...form }) => {
    const outcome = await staff.acceptInvitation(context, { token, form });
    if (outcome.ok) return addCookies(succeed(c, null), (await openSession(c, services, sessions, outcome.accountId)).cookies);
    return outcome.reason === "linkExpired" ? fail(c, 400, "linkExpired") : failValidation(c, { password: outcome.reason });
  });
  mount.everybody(backOfficeAccess.acceptInvitationWithAccount, rateLimited, async (c, { token }) => {
    const outcome = await staff.acceptInvitation(context, { token });
    return outcome.ok ? succeed(c, null) : fail(c, 400, "linkExpired");
  });
}

function mountSecondFactor({ services, sessions, mount }: ApiParts): void {
  const rateLimited = [limitPerAddress(services, limits.secondFactor)];
  mount.account(backOfficeAccess.secondFactor, [], async (c, _, { session, context }) => {
    if (!(await staff.isStaff(context, session.accountId))) return fail(c, 403, "notStaff");
    const { accountId } = session;
    return succeed(c, {
      isSetUp: await staff.hasSecondFactor(context, accountId),
      hasPasskeys: await staff.hasPasskeys(context, accountId),
    });
  });
  mount.account(backOfficeAccess.begin, rateLimited, async (c, _, { session, context }) => {
    if (!(await staff.isStaff(context, session.accountId))) return fail(c, 403, "notStaff");
    const setup = await staff.beginSecondFactor(context, session.accountId);
    return setup.ok ? succeed(c, { address: setup.address, secret: setup.secret }) : fail(c, 400, setup.reason);
  });
  mount.account(backOfficeAccess.confirm, rateLimited, async (c, { code }, { session, context }) => {
    if (!(await staff.isStaff(context, session.accountId))) return fail(c, 403, "notStaff");
    const outcome = await staff.confirmSecondFactor(context, { ...session, code });
    if (outcome.ok) {
      const { recoveryCodes, token } = outcome;
      return addCookies(succeed(c, { recoveryCodes }), await tokenCookies(c, services, sessions, token));
    }
    await logSecurityEvent(c, services, { kind: "code.wrong", accountId: session.accountId, detail: "secondFactor" });
    return outcome.reason === "tooMany" ? tooMany(c, outcome.retryAfter) : fail(c, 400, outcome.reason);
  });
  mount.account(backOfficeAccess.prove, rateLimited, async (c, { code }, { session, context }) => {
    if (!(await staff.isStaff(context, session.accountId))) return fail(c, 403, "notStaff");
    const outcome = await staff.proveSecondFactor(context, { ...session, code });
    if (outcome.ok) return addCookies(succeed(c, null), await tokenCookies(c, services, sessions, outcome.token));
    await logSecurityEvent(c, services, { kind: "code.wrong", accountId: session.accountId, detail: "secondFactor" });
    return outcome.reason === "tooMany" ? tooMany(c, outcome.retryAfter) : fail(c, 400, outcome.reason);
  });
}

function mountForgottenPassword({ services, sessions, mount }: ApiParts): void {
  const { context } = services;
  const rateLimited = [limitPerAddress(services, limits.forgotten)];
  mount.everybody(backOfficeAccess.forgottenPassword, rateLimited, async (c, { email }) => {
    const outcome = await staff.requestPasswordReset(context, { email, language: visitorLanguage(c) });
    if (!outcome.ok) return tooMany(c, outcome.retryAfter);
    await logSecurityEvent(c, services, { kind: "code.sent", email, detail: "retrieve" });
    return succeed(c, null);
  });
  mount.everybody(backOfficeAccess.resetPassword, rateLimited, async (c, form) => {
    const outcome = await retrievePasswordByLink(context, { form, use: "staff" });
    if (!outcome.ok) {
      return outcome.reason === "passwordCommon" ? failValidation(c, { password: outcome.reason }) : fail(c, 400, outcome.reason);
    }
    await logSecurityEvent(c, services, { kind: "password.changed", accountId: outcome.accountId, detail: "retrieve" });
    return addCookies(succeed(c, null), (await openSession(c, services, sessions, outcome.accountId)).cookies);
  });
}
