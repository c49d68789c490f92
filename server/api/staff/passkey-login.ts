import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import * as staff from "#domain/staff";
import { openSession, tokenCookies, addCookies } from "../account/require-signed-in.ts";
import { fail, succeed } from "../envelope.ts";
import { limitPerAddress } from "../limits.ts";
import { logSecurityEvent } from "../log-security-event.ts";
import type { ApiParts } from "../mount.ts";

const { backOfficeAccess } = staffEndpoints;

const limits = {
  begin: { name: "staff.passkeyBegin", accepted: [300, 3600], refused: [60, 3600] },
  signIn: { name: "staff.passkey", accepted: [100, 3600], refused: [60, 3600] },
} as const;

export function mountPasskeyLogin({ services, sessions, mount }: ApiParts): void {
  const { context, environment } = services;
  const [beginLimited, limited] = [[limitPerAddress(services, limits.begin)], [limitPerAddress(services, limits.signIn)]];
  mount.everybody(backOfficeAccess.beginPasskeySignIn, beginLimited, async (c) =>
    succeed(c, await staff.beginPasskeySignIn(context, environment)),
  );
  mount.everybody(backOfficeAccess.passkeySignIn, limited, async (c, { response }) => {
    const outcome = await staff.signInWithPasskey(context, response, environment);
    const { accountId } = outcome;
    await logSecurityEvent(c, services, { kind: outcome.ok ? "login.succeeded" : "login.failed", accountId, detail: "passkey" });
    if (!outcome.ok) return fail(c, 400, outcome.reason);
    const session = await openSession(c, services, sessions, outcome.accountId);
    await staff.startStaffSession(context, session.sessionId);
    return addCookies(succeed(c, null), session.cookies);
  });
  mount.account(backOfficeAccess.beginPasskeyProof, beginLimited, async (c, _, { session, context }) => {
    if (!(await staff.isStaff(context, session.accountId))) return fail(c, 403, "notStaff");
    return succeed(c, await staff.beginPasskeyProof(context, session.accountId, environment));
  });
  mount.account(backOfficeAccess.passkeyProof, limited, async (c, { response }, { session, context }) => {
    if (!(await staff.isStaff(context, session.accountId))) return fail(c, 403, "notStaff");
    const outcome = await staff.provePasskey(context, { ...session, answer: response }, environment);
    if (outcome.ok) return addCookies(succeed(c, null), await tokenCookies(c, services, sessions, outcome.token));
    await logSecurityEvent(c, services, { kind: "code.wrong", accountId: session.accountId, detail: "passkey" });
    return fail(c, 400, outcome.reason);
  });
}
