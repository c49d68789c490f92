import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { listAuditEntries, listAuditFilters } from "#domain/audit";
import * as staff from "#domain/staff";
import { linkForOperator } from "../../invitations.ts";
import { visitorLanguage } from "../../visitor.ts";
import { fail, succeed } from "../envelope.ts";
import { addSubjectTitles } from "./add-subject-titles.ts";
import type { ApiParts } from "../mount.ts";

const { staffUsers } = staffEndpoints;

export function mountStaffUsers({ services, mount }: ApiParts): void {
  const { siteUrl } = services.environment;
  mount.staff(staffUsers.me, [], async (c, _, { user, endsAt, context }) => {
    const me = await staff.readCurrentStaffUser(context, user, endsAt);
    return me ? succeed(c, me) : fail(c, 401, "notSignedIn");
  });
  mount.staff(staffUsers.list, [], async (c, _, { context }) => succeed(c, await staff.listStaffUsers(context)));
  mount.staff(staffUsers.invite, [], async (c, invitation, { context }) => {
    const outcome = await staff.inviteStaff(context, { ...invitation, language: visitorLanguage(c) });
    if (!outcome.ok) return fail(c, 400, outcome.reason);
    const link = linkForOperator(services, outcome.path);
    if (link !== undefined) context.log.info("staff.invited", { link });
    return succeed(c, { link: siteUrl.origin + outcome.path });
  });
  mount.staff(staffUsers.renewInvitation, [], async (c, choice, { context }) => {
    const outcome = await staff.renewInvitation(context, { ...choice, language: visitorLanguage(c) });
    return outcome.ok ? succeed(c, { link: siteUrl.origin + outcome.path }) : fail(c, 400, outcome.reason);
  });
  mount.staff(staffUsers.withdrawInvitation, [], async (c, { id }, { context }) => {
    await staff.withdrawInvitation(context, id);
    return succeed(c, null);
  });
  mount.staff(staffUsers.change, [], async (c, change, { context }) => {
    const outcome = await staff.changeStaffUser(context, change);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(staffUsers.remove, [], async (c, { id }, { context }) => {
    const outcome = await staff.removeStaffUser(context, id);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(staffUsers.resetSecondFactor, [], async (c, { id }, { context }) => {
    const outcome = await staff.resetSecondFactor(context, id);
    if (outcome.ok) return succeed(c, null);
    return fail(c, 400, "unknownMember");
  });
  mount.staff(staffUsers.auditLog, [], async (c, query, { context }) =>
    succeed(c, await addSubjectTitles(context, await listAuditEntries(context, query))),
  );
  mount.staff(staffUsers.auditFilters, [], async (c, _, { context }) => succeed(c, await listAuditFilters(context)));
}
