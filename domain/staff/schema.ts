import * as v from "valibot";
import type { StaffRole } from "#db/staff-role.ts";
import { because, email, emptyIfMissing, line } from "../fields.ts";
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

const role = v.picklist(staffRoles, because("unknownChoice"));
const languages = v.array(v.picklist(languageCodes, because("unknownChoice")));
const code = emptyIfMissing(
  v.pipe(
    v.string(because("required")),
    v.transform((text) => text.replace(/[\s-]/g, "").toLowerCase()),
    v.regex(/^(\d{6}|[a-z2-7]{16})$/, because("wrongCode")),
  ),
);
const token = emptyIfMissing(
  v.pipe(v.string(because("linkExpired")), v.nonEmpty(because("linkExpired")), v.maxLength(200, because("linkExpired"))),
);

export const invitationSchema = v.object({ email: email(), role, languages });
export const memberSchema = v.object({ id: v.pipe(v.string(), v.uuid()), role, languages });
export const memberIdSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
export const codeSchema = v.object({ code });
export const tokenSchema = v.object({ token });
/** Name and password of an invited user without an account. */
export const joinSchema = v.object({ token, name: line(30), language: v.picklist(languageCodes), password: newPassword() });

export const staffUserAnswer = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role,
  languages,
  proven: v.boolean(),
  lastSeen: v.nullable(v.string()),
});
export const peopleAnswer = v.object({
  members: v.array(staffUserAnswer),
  invitations: v.array(v.object({ id: v.string(), email: v.string(), role, languages, expiresAt: v.string() })),
});
export const meAnswer = v.object({
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
export const factorAnswer = v.object({ isSetUp: v.boolean() });
export const enrolAnswer = v.object({ address: v.string(), secret: v.string() });
export const recoveryAnswer = v.object({ recoveryCodes: v.array(v.string()) });
export const invitedAnswer = v.object({ email: v.string(), role, hasAccount: v.boolean() });

export type Invitation = v.InferOutput<typeof invitationSchema>;
export type StaffUserChange = v.InferOutput<typeof memberSchema>;
export type InvitationAcceptance = v.InferOutput<typeof joinSchema>;
export type People = v.InferOutput<typeof peopleAnswer>;
export type Me = v.InferOutput<typeof meAnswer>;
