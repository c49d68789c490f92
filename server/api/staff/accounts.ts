import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import * as account from "#domain/account";
import { activateService, deactivateService } from "#domain/open-api";
import { personalData } from "../../personal-data.ts";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { accounts } = staffEndpoints;

export function mountAccounts({ mount }: ApiParts): void {
  mount.staff(accounts.list, [], async (c, query, { context }) => succeed(c, await account.listAccounts(context, query)));
  mount.staff(accounts.read, [], async (c, { id }, { context }) => {
    const details = await account.readAccount(context, id);
    return details ? succeed(c, details) : fail(c, 404, "accountUnknown");
  });
  mount.staff(accounts.export, [], async (c, { id }, { context }) => {
    const accountData = await account.exportAccountAsStaff(context, { id, personalData });
    return accountData ? succeed(c, accountData) : fail(c, 404, "accountUnknown");
  });
  mount.staff(accounts.service, [], async (c, { id, isActive }, { context }) => {
    const profile = await account.readProfile(context, id);
    if (!profile) return fail(c, 400, "accountUnknown");
    const outcome = await (isActive ? activateService : deactivateService)(context, profile.email);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(accounts.endSessions, [], async (c, { id }, { context }) => {
    if (!(await account.readProfile(context, id))) return fail(c, 400, "accountUnknown");
    await account.endSessionsAsStaff(context, id);
    return succeed(c, null);
  });
  mount.staff(accounts.close, [], async (c, { id }, { context }) => {
    const outcome = await account.closeAccountAsStaff(context, id);
    return outcome.ok ? succeed(c, { closesAt: outcome.closesAt.toISOString() }) : fail(c, 400, outcome.reason);
  });
}
