import * as v from "valibot";
import type { StaffRole } from "#db/staff-role.ts";
import { errorCode, email, emptyIfMissing, singleLineText } from "../fields.ts";
import { languageCodes } from "#i18n/languages.ts";
import { newPassword } from "#domain/account/schema";

export type { StaffRole };

export const staffRoles = ["administrator", "editor", "productManager", "support"] as const satisfies readonly StaffRole[];

/** Maximum length of a staff session. */
export const staffSessionHours = 12;
/** Idle timeout by role: shorter for more rights. */
export const idleMinutes: Record<StaffRole, number> = { administrator: 30, editor: 120, productManager: 120, support: 120 };
/** Minutes after a proof of the second factor in which sensitive actions are allowed. */
export const freshMinutes = 10;
export const invitationDays = 3;

const role = v.picklist(staffRoles, errorCode("unknownChoice"));
const languages = v.array(v.picklist(languageCodes, errorCode("unknownChoice")));
const code = emptyIfMissing(
  v.pipe(
    v.string(errorCode("required")),
    v.transform((text) => text.replace(/[\s-]/g, "").toLowerCase()),
    v.regex(/^(\d{6}|[a-z2-7]{16})$/, errorCode("wrongCode")),
  ),
);
const token = emptyIfMissing(
  v.pipe(v.string(errorCode("linkExpired")), v.nonEmpty(errorCode("linkExpired")), v.maxLength(200, errorCode("linkExpired"))),
);

export const invitationSchema = v.object({ email: email(), role, languages });
export const staffUserSchema = v.object({ id: v.pipe(v.string(), v.uuid()), role, languages });
export const staffUserIdSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
export const codeSchema = v.object({ code });
export const tokenSchema = v.object({ token });
/** Name and password of an invited user without an account. */
export const acceptInvitationSchema = v.object({
  token,
  name: singleLineText(30),
  language: v.picklist(languageCodes),
  password: newPassword(),
});

export const staffUserAnswer = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role,
  languages,
  proven: v.boolean(),
  lastSeen: v.nullable(v.string()),
});
export const staffUsersAnswer = v.object({
  members: v.array(staffUserAnswer),
  invitations: v.array(v.object({ id: v.string(), email: v.string(), role, languages, expiresAt: v.string() })),
});
export const currentStaffUserAnswer = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  language: v.picklist(languageCodes),
  role,
  languages,
  /** Latest end of the session. */
  endsAt: v.string(),
});
/** Whether the second factor is set up; without it nothing else is allowed. */
export const secondFactorAnswer = v.object({ isSetUp: v.boolean() });
export const secondFactorSetupAnswer = v.object({ address: v.string(), secret: v.string() });
export const recoveryCodesAnswer = v.object({ recoveryCodes: v.array(v.string()) });
export const invitationAnswer = v.object({ email: v.string(), role, hasAccount: v.boolean() });

export type Invitation = v.InferOutput<typeof invitationSchema>;
export type StaffUserChange = v.InferOutput<typeof staffUserSchema>;
export type InvitationAcceptance = v.InferOutput<typeof acceptInvitationSchema>;
export type StaffUsers = v.InferOutput<typeof staffUsersAnswer>;
export type CurrentStaffUser = v.InferOutput<typeof currentStaffUserAnswer>;
