import * as v from "valibot";
import type { StaffRole } from "#db/staff-role.ts";
import { errorCode, email, emptyIfMissing, singleLineText } from "../fields.ts";
import { languageCodes } from "#i18n/languages.ts";
import { newStaffPassword } from "#domain/account/schema";
import { ownPasskey } from "./passkey-schema.ts";

export { roleNames } from "./role-names.ts";
export type { StaffRole };
export * from "./passkey-schema.ts";

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

const id = v.pipe(v.string(), v.uuid());
/** Editors change content only in their languages; other roles have none or all. */
const hasNeededLanguages = (rights: { role: StaffRole; languages: readonly unknown[] }) =>
  rights.role !== "editor" || rights.languages.length > 0;
/** Whether editors and product managers publish without a review. */
const mayPublish = v.optional(v.boolean(), true);
const rightsPaths = [["role"], ["languages"]] as const;

/** `replaces`: whether the user confirmed that this invitation replaces an open one. */
export const invitationSchema = v.pipe(
  v.object({ email: email(), role, languages, mayPublish, replaces: v.optional(v.boolean(), false) }),
  v.forward(v.partialCheck(rightsPaths, hasNeededLanguages, errorCode("languagesRequired")), ["languages"]),
);
/** `isMailed`: the new link is mailed, besides being returned. */
export const renewInvitationSchema = v.object({ id, isMailed: v.boolean() });
export const staffUserSchema = v.pipe(
  v.object({ id, role, languages, mayPublish }),
  v.forward(v.partialCheck(rightsPaths, hasNeededLanguages, errorCode("languagesRequired")), ["languages"]),
);
export const staffUserIdSchema = v.object({ id });
export const forgottenPasswordSchema = v.object({ email: email() });
/** Name that colleagues see, and language of mails. */
export const ownProfileSchema = v.object({ name: singleLineText(30), language: v.picklist(languageCodes, errorCode("unknownChoice")) });
export const codeSchema = v.object({ code });
export const tokenSchema = v.object({ token });
/** Name and password of an invited user without an account. */
export const acceptInvitationSchema = v.object({
  token,
  name: singleLineText(30),
  language: v.picklist(languageCodes),
  password: newStaffPassword(),
});

export const staffUserAnswer = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role,
  languages,
  mayPublish: v.boolean(),
  proven: v.boolean(),
  lastSeen: v.nullable(v.string()),
});
export const staffUsersAnswer = v.object({
  members: v.array(staffUserAnswer),
  invitations: v.array(v.object({ id: v.string(), email: v.string(), role, languages, mayPublish: v.boolean(), expiresAt: v.string() })),
});
export const currentStaffUserAnswer = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  language: v.picklist(languageCodes),
  role,
  languages,
  mayPublish: v.boolean(),
  /** Latest end of the session. */
  endsAt: v.string(),
});
export const ownAccountAnswer = v.object({
  name: v.string(),
  email: v.string(),
  language: v.picklist(languageCodes),
  /** Number of unused recovery codes. */
  recoveryCodes: v.number(),
  passkeys: v.array(ownPasskey),
});
/** Whether the second factor is set up; without it nothing else is allowed. */
export const secondFactorAnswer = v.object({ isSetUp: v.boolean(), hasPasskeys: v.boolean() });
export const secondFactorSetupAnswer = v.object({ address: v.string(), secret: v.string() });
export const recoveryCodesAnswer = v.object({ recoveryCodes: v.array(v.string()) });
/** `link` opens the form that creates a staff account, so it is shown only to the administrator who asked for it. */
export const invitationLinkAnswer = v.object({ link: v.string() });
export const invitationAnswer = v.object({ email: v.string(), role, hasAccount: v.boolean() });

export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;
export type OwnAccount = v.InferOutput<typeof ownAccountAnswer>;
export type Invitation = v.InferOutput<typeof invitationSchema>;
export type StaffUserChange = v.InferOutput<typeof staffUserSchema>;
export type InvitationAcceptance = v.InferOutput<typeof acceptInvitationSchema>;
export type StaffUsers = v.InferOutput<typeof staffUsersAnswer>;
export type CurrentStaffUser = v.InferOutput<typeof currentStaffUserAnswer>;
