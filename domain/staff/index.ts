export { admitMember } from "./admit-member.ts";
export { inviteFirstAdministrator } from "./invite-first.ts";
export { inviteStaff, joinStaff, readInvitation, withdrawInvitation } from "./invite.ts";
export { mayEdit, type Member } from "./may.ts";
export { changeMember, leaveStaff, listPeople, readMe, removeMember, resetSecondFactor } from "./people.ts";
export { sweepInvitations } from "./sweep-invitations.ts";
export { beginSecondFactor, confirmSecondFactor, hasSecondFactor, isStaff, proveSecondFactor } from "./second-factor.ts";
