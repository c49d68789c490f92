import { isReason, type Reason } from "#i18n/messages/index.ts";
import type { Endpoint, ErrorStatus } from "./endpoint.ts";

type EndpointError = readonly [code: ErrorStatus, reason: Reason];

// Error codes of every endpoint: a key that is sent is checked and rate-limited even where none is required.
const commonErrors = [
  [400, "invalidInput"],
  [401, "wrongKey"],
  [429, "tooMany"],
  [500, "internal"],
  [503, "unavailable"],
] as const satisfies EndpointError[];
const postErrors = [
  [400, "malformed"],
  [413, "tooLarge"],
  [415, "unsupportedEncoding"],
] as const satisfies EndpointError[];
const sameOriginErrors = [
  [403, "foreignOrigin"],
  [415, "unsupportedType"],
] as const satisfies EndpointError[];
const accountErrors = [[401, "notSignedIn"]] as const satisfies EndpointError[];
const keyErrors = [
  [401, "keyNeeded"],
  [403, "scopeMissing"],
] as const satisfies EndpointError[];
const staffErrors = [
  [401, "notSignedIn"],
  [401, "secondFactorNeeded"],
  [403, "notStaff"],
  [403, "roleMayNot"],
  [403, "notYourLanguage"],
  [403, "reviewNeeded"],
  [403, "proofNeeded"],
] as const satisfies EndpointError[];

/** Error codes that no row needs to list. */
export type CommonErrorCode = (
  | typeof commonErrors
  | typeof postErrors
  | typeof sameOriginErrors
  | typeof accountErrors
  | typeof keyErrors
  | typeof staffErrors
)[number][1];

export function listEndpointErrors({ method, by, form, errorCodes }: Endpoint): EndpointError[] {
  const endpointErrors = Object.entries(errorCodes).flatMap(([reason, code]): EndpointError[] =>
    isReason(reason) ? [[code, reason]] : [],
  );
  return [
    ...commonErrors,
    ...(method === "POST" ? postErrors : []),
    ...(method === "POST" && !form ? sameOriginErrors : []),
    ...(by === "account" ? accountErrors : []),
    ...(by === "key" ? keyErrors : []),
    ...(by === "staff" ? staffErrors : []),
    ...endpointErrors,
  ];
}
