import { isReason, type Reason } from "#i18n/messages/index.ts";
import type { Endpoint, FailureCode } from "./endpoint.ts";

type Refusal = readonly [code: FailureCode, reason: Reason];

// Of every call: a key that is shown is checked, and limited.
const ofAll = [
  [400, "invalidInput"],
  [401, "wrongKey"],
  [429, "tooMany"],
  [500, "internal"],
  [503, "unavailable"],
] as const satisfies Refusal[];
const ofPosts = [
  [400, "malformed"],
  [413, "tooLarge"],
  [415, "unsupportedEncoding"],
] as const satisfies Refusal[];
const ofOwnPosts = [
  [403, "foreignOrigin"],
  [415, "unsupportedType"],
] as const satisfies Refusal[];
const ofAccounts = [[401, "notSignedIn"]] as const satisfies Refusal[];
const ofKeys = [
  [401, "keyNeeded"],
  [403, "scopeMissing"],
] as const satisfies Refusal[];
const ofStaff = [
  [401, "notSignedIn"],
  [401, "secondFactorNeeded"],
  [403, "notStaff"],
  [403, "roleMayNot"],
  [403, "notYourLanguage"],
  [403, "proofNeeded"],
] as const satisfies Refusal[];

/** What a row need not name. */
export type CommonReason = (
  | typeof ofAll
  | typeof ofPosts
  | typeof ofOwnPosts
  | typeof ofAccounts
  | typeof ofKeys
  | typeof ofStaff
)[number][1];

/** Why a call may be refused as a whole, with the code of it. */
export function refusalsOf({ method, by, form, refusals }: Endpoint): Refusal[] {
  const own = Object.entries(refusals).flatMap(([reason, code]): Refusal[] => (isReason(reason) ? [[code, reason]] : []));
  return [
    ...ofAll,
    ...(method === "POST" ? ofPosts : []),
    ...(method === "POST" && !form ? ofOwnPosts : []),
    ...(by === "account" ? ofAccounts : []),
    ...(by === "key" ? ofKeys : []),
    ...(by === "staff" ? ofStaff : []),
    ...own,
  ];
}
