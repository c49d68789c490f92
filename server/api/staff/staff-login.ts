import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import * as staff from "#domain/staff";
import { fail, failValidation, succeed, tooMany } from "../envelope.ts";
import { limitPerAddress } from "../limits.ts";
import type { ApiParts } from "../mount.ts";
import { logSecurityEvent } from "../log-security-event.ts";
import { tokenCookies, addCookies } from "../account/require-signed-in.ts";

const { backOfficeAccess } = staffEndpoints;

const limits = {
  join: { name: "staff.join", accepted: [30, 3600], refused: [30, 3600] },
  secondFactor: { name: "staff.secondFactor", accepted: [100, 3600], refused: [60, 3600] },
} as const;

export function mountStaffLogin(parts: ApiParts): void {
  mountJoining(parts);
  mountSecondFactor(parts);
}

function mountJoining({ services, mount }: ApiParts): void {
  const { context } = services;
  const rateLimited = [limitPerAddress(services, limits.join)];
  mount.everybody(backOfficeAccess.readInvitation, rateLimited, async (c, { token }) => {
    const invitation = await staff.readInvitation(context, token);
    return invitation ? succeed(c, invitation) : fail(c, 400, "linkExpired");
  });
  mount.everybody(backOfficeAccess.acceptInvitation, rateLimited, async (c, { token, ...form }) => {
    const outcome = await staff.acceptInvitation(context, { token, form });
    if (outcome.ok) return succeed(c, null);
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
    return succeed(c, { isSetUp: await staff.hasSecondFactor(context, session.accountId) });
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
