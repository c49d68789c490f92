import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { listActs } from "#domain/audit";
import * as staff from "#domain/staff";
import { linkToPassOn } from "../../invitations.ts";
import { visitorLanguage } from "../../visitor.ts";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { people } = staffEndpoints;

export function mountPeople({ services, mount }: ApiParts): void {
  mount.staff(people.me, [], async (c, _, { member, endsAt, context }) => {
    const me = await staff.readMe(context, member, endsAt);
    return me ? succeed(c, me) : fail(c, 401, "notSignedIn");
  });
  mount.staff(people.list, [], async (c, _, { context }) => succeed(c, await staff.listPeople(context)));
  mount.staff(people.invite, [], async (c, invitation, { context }) => {
    const outcome = await staff.inviteStaff(context, { ...invitation, language: visitorLanguage(c) });
    if (!outcome.ok) return fail(c, 400, outcome.reason);
    const link = linkToPassOn(services, outcome.path);
    if (link !== undefined) context.log.info("staff.invited", { link });
    return succeed(c, null);
  });
  mount.staff(people.withdrawInvitation, [], async (c, { id }, { context }) => {
    await staff.withdrawInvitation(context, id);
    return succeed(c, null);
  });
  mount.staff(people.change, [], async (c, change, { context }) => {
    const outcome = await staff.changeMember(context, change);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(people.remove, [], async (c, { id }, { context }) => {
    const outcome = await staff.removeMember(context, id);
    return outcome.ok ? succeed(c, null) : fail(c, 400, outcome.reason);
  });
  mount.staff(people.resetSecondFactor, [], async (c, { id }, { context }) => {
    const outcome = await staff.resetSecondFactor(context, id);
    if (outcome.ok) return succeed(c, null);
    return fail(c, 400, "unknownMember");
  });
  mount.staff(people.acts, [], async (c, query, { context }) => succeed(c, await listActs(context, query)));
}
