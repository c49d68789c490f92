import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { changePassword } from "#domain/account";
import * as staff from "#domain/staff";
import { refusePassword } from "../account/account-credentials.ts";
import { addCookies, newPasswordCookies } from "../account/require-signed-in.ts";
import { fail, failValidation, succeed, tooMany } from "../envelope.ts";
import { limitPerAddress } from "../limits.ts";
import { logSecurityEvent } from "../log-security-event.ts";
import type { ApiParts } from "../mount.ts";

const { ownAccount } = staffEndpoints;

const passwordLimit = { name: "account.password", accepted: [20, 3600], refused: [60, 3600] } as const;

export function mountOwnAccount(parts: ApiParts): void {
  const { mount } = parts;
  mount.staff(ownAccount.read, [], async (c, _, { context }) => {
    const account = await staff.readOwnAccount(context);
    return account ? succeed(c, account) : fail(c, 401, "notSignedIn");
  });
  mount.staff(ownAccount.profile, [], async (c, profile, { context }) => {
    await staff.changeOwnProfile(context, profile);
    return succeed(c, null);
  });
  mountPassword(parts);
  mountSecondFactorRenewal(parts);
  mountPasskeys(parts);
}

function mountPassword({ services, sessions, mount }: ApiParts): void {
  mount.staff(ownAccount.password, [limitPerAddress(services, passwordLimit)], async (c, form, { user, sessionId, context }) => {
    const outcome = await changePassword(context, { accountId: user.id, sessionId, form });
    if (outcome.ok) {
      await logSecurityEvent(c, services, { kind: "password.changed", accountId: user.id, detail: "change" });
      return addCookies(succeed(c, null), await newPasswordCookies(c, services, sessions, { accountId: user.id, token: outcome.token }));
    }
    return outcome.reason === "passwordCommon"
      ? failValidation(c, { password: outcome.reason })
      : refusePassword(c, services, outcome, "currentPassword");
  });
}

function mountSecondFactorRenewal({ services, mount }: ApiParts): void {
  mount.staff(ownAccount.beginRenewal, [], async (c, _, { context }) => succeed(c, await staff.beginRenewal(context)));
  mount.staff(ownAccount.confirmRenewal, [], async (c, { code }, { user, sessionId, context }) => {
    const outcome = await staff.confirmRenewal(context, { code, sessionId });
    if (outcome.ok) return succeed(c, { recoveryCodes: outcome.recoveryCodes });
    await logSecurityEvent(c, services, { kind: "code.wrong", accountId: user.id, detail: "secondFactor" });
    return outcome.reason === "tooMany" ? tooMany(c, outcome.retryAfter) : fail(c, 400, outcome.reason);
  });
  mount.staff(ownAccount.recoveryCodes, [], async (c, _, { context }) =>
    succeed(c, { recoveryCodes: await staff.renewRecoveryCodes(context) }),
  );
}

function mountPasskeys({ services, mount }: ApiParts): void {
  const { environment } = services;
  mount.staff(ownAccount.beginPasskey, [], async (c, _, { context }) => succeed(c, await staff.beginAddPasskey(context, environment)));
  mount.staff(ownAccount.addPasskey, [], async (c, input, { context }) => {
    const outcome = await staff.addPasskey(context, input, environment);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(ownAccount.renamePasskey, [], async (c, input, { context }) => {
    await staff.renamePasskey(context, input);
    return succeed(c, null);
  });
  mount.staff(ownAccount.removePasskey, [], async (c, { id }, { context }) => {
    await staff.removePasskey(context, id);
    return succeed(c, null);
  });
}
