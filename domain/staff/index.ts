export { authorizeStaffUser } from "./authorize-staff-user.ts";
export { inviteFirstAdministrator } from "./invite-first-administrator.ts";
export { inviteStaff, acceptInvitation, readInvitation, withdrawInvitation } from "./invitations.ts";
export { canEdit, type StaffUser } from "./can-edit.ts";
export { changeStaffUser, leaveStaff, listStaffUsers, readCurrentStaffUser, removeStaffUser, resetSecondFactor } from "./staff-users.ts";
export { deleteExpiredInvitations } from "./delete-expired-invitations.ts";
export { beginSecondFactor, confirmSecondFactor, hasSecondFactor, isStaff, proveSecondFactor } from "./second-factor.ts";
