export { admitMember } from "./authorize-staff-user.ts";
export { inviteFirstAdministrator } from "./invite-first-administrator.ts";
export { inviteStaff, joinStaff, readInvitation, withdrawInvitation } from "./invitations.ts";
export { mayEdit, type Member } from "./can-edit.ts";
export { changeMember, leaveStaff, listPeople, readMe, removeMember, resetSecondFactor } from "./staff-users.ts";
export { sweepInvitations } from "./delete-expired-invitations.ts";
export { beginSecondFactor, confirmSecondFactor, hasSecondFactor, isStaff, proveSecondFactor } from "./second-factor.ts";
