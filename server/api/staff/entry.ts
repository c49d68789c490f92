import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import * as staff from "#domain/staff";
import { fail, refuse, succeed, tooMany } from "../envelope.ts";
import { limitPerAddress } from "../limits.ts";
import type { ApiParts } from "../mount.ts";
import { note } from "../note.ts";
import { tokenCookies, withCookies } from "../account/signed-in.ts";

const { entry } = staffEndpoints;

const limits = {
  join: { name: "staff.join", accepted: [30, 3600], refused: [30, 3600] },
  secondFactor: { name: "staff.secondFactor", accepted: [100, 3600], refused: [60, 3600] },
} as const;

/** The way into the back office. */
export function mountEntry(parts: ApiParts): void {
  mountJoining(parts);
  mountSecondFactor(parts);
}

function mountJoining({ services, mount }: ApiParts): void {
  const { context } = services;
  const limited = [limitPerAddress(services, limits.join)];
  mount.everybody(entry.invited, limited, async (c, { token }) => {
    const invited = await staff.readInvitation(context, token);
    return invited ? succeed(c, invited) : fail(c, 400, "linkExpired");
  });
  mount.everybody(entry.join, limited, async (c, { token, ...form }) => {
    const joined = await staff.joinStaff(context, { token, form });
    if (joined.ok) return succeed(c, null);
    return joined.reason === "linkExpired" ? fail(c, 400, "linkExpired") : refuse(c, { password: joined.reason });
  });
  mount.everybody(entry.joinWithAccount, limited, async (c, { token }) => {
    const joined = await staff.joinStaff(context, { token });
    return joined.ok ? succeed(c, null) : fail(c, 400, "linkExpired");
  });
}

function mountSecondFactor({ services, sessions, mount }: ApiParts): void {
  const limited = [limitPerAddress(services, limits.secondFactor)];
  mount.account(entry.secondFactor, [], async (c, _, { session, context }) => {
    if (!(await staff.isStaff(context, session.accountId))) return fail(c, 403, "notStaff");
    return succeed(c, { isSetUp: await staff.hasSecondFactor(context, session.accountId) });
  });
  mount.account(entry.begin, limited, async (c, _, { session, context }) => {
    if (!(await staff.isStaff(context, session.accountId))) return fail(c, 403, "notStaff");
    const begun = await staff.beginSecondFactor(context, session.accountId);
    return begun.ok ? succeed(c, { address: begun.address, secret: begun.secret }) : fail(c, 400, begun.reason);
  });
  mount.account(entry.confirm, limited, async (c, { code }, { session, context }) => {
    if (!(await staff.isStaff(context, session.accountId))) return fail(c, 403, "notStaff");
    const confirmed = await staff.confirmSecondFactor(context, { ...session, code });
    if (confirmed.ok) {
      const { recoveryCodes, token } = confirmed;
      return withCookies(succeed(c, { recoveryCodes }), await tokenCookies(c, services, sessions, token));
    }
    await note(c, services, { kind: "code.wrong", accountId: session.accountId, detail: "secondFactor" });
    return confirmed.reason === "tooMany" ? tooMany(c, confirmed.retryAfter) : fail(c, 400, confirmed.reason);
  });
  mount.account(entry.prove, limited, async (c, { code }, { session, context }) => {
    if (!(await staff.isStaff(context, session.accountId))) return fail(c, 403, "notStaff");
    const proven = await staff.proveSecondFactor(context, { ...session, code });
    if (proven.ok) return withCookies(succeed(c, null), await tokenCookies(c, services, sessions, proven.token));
    await note(c, services, { kind: "code.wrong", accountId: session.accountId, detail: "secondFactor" });
    return proven.reason === "tooMany" ? tooMany(c, proven.retryAfter) : fail(c, 400, proven.reason);
  });
}
