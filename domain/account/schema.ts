import * as v from "valibot";
import { errorCode, email, emptyIfMissing, singleLineText, optional, toAsciiDigits, ticked } from "../fields.ts";
import { isCountry } from "#domain/countries/schema";
import { requestKinds } from "#domain/request-kinds/schema";
import { languageCodes } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";

/** Validity of a code and of the link in the same mail, in minutes. */
export const codeMinutes = 10;
/** Seconds until a code can be sent again. */
export const resendSeconds = 60;
/** Cookie name; under HTTPS it is preceded by `__Secure-`. */
export const sessionCookieName = "ecactus.session_token";
/** Maximum age of a session in days. */
export const sessionDays = 30;
/** Days in which a login keeps a closed account. */
export const graceDays = 14;
export const passwordLength = { min: 8, max: 20 };
const maxTypedPasswordLength = 200;
const minCharacterTypes = 3;
const characterTypes = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}\s]/u];

/** Properties of a password for validation and for the strength meter. */
export function describePassword(password: string): { length: number; hasSpaces: boolean; types: number } {
  const text = password.normalize("NFC");
  // oxlint-disable-next-line no-control-regex -- the check is for control characters
  const hasSpaces = /[\s\u0000-\u001f\u007f]/.test(text);
  return { length: Array.from(text).length, hasSpaces, types: characterTypes.filter((type) => type.test(text)).length };
}

export function isPassword(password: string): boolean {
  const { length, hasSpaces, types } = describePassword(password);
  return length >= passwordLength.min && length <= passwordLength.max && !hasSpaces && types >= minCharacterTypes;
}

/** Passphrases of staff, of which at least `distinct` characters differ; the specification's rule is for visitors. */
export const passphraseRule = { min: 15, max: 128, distinct: 6 };

export function isPassphrase(password: string): boolean {
  const characters = Array.from(password.normalize("NFC"));
  const { min, max, distinct } = passphraseRule;
  // oxlint-disable-next-line no-control-regex -- the check is for control characters
  const hasControls = /[\u0000-\u001f\u007f]/.test(password);
  return characters.length >= min && characters.length <= max && new Set(characters).size >= distinct && !hasControls;
}

/** Normalizes accents, which keyboards compose differently (NFC or NFD). */
const typedPassword = (missing: Reason = "required") =>
  emptyIfMissing(
    v.pipe(
      v.string(errorCode(missing)),
      v.nonEmpty(errorCode(missing)),
      v.maxLength(maxTypedPasswordLength, errorCode("tooLong")),
      v.transform((text) => text.normalize("NFC")),
    ),
  );
const passwordRules = `${passwordLength.min} to ${passwordLength.max} characters without spaces, of at least three kinds (capital letters, small letters, digits, other signs), else \`passwordFormat\`. Neither a common password nor made of words of this website or of the account, else \`passwordCommon\`.`;
export const newPassword = () => v.pipe(typedPassword(), v.check(isPassword, errorCode("passwordFormat")), v.description(passwordRules));
/** Password of a staff user: a password as visitors have it, or a passphrase. */
export const newStaffPassword = () =>
  v.pipe(
    typedPassword(),
    v.check((password) => isPassword(password) || isPassphrase(password), errorCode("passwordFormat")),
  );
const username = () => v.pipe(singleLineText(100), v.regex(/^[a-z][a-z0-9._]{4,19}$/i, errorCode("usernameFormat")));
const country = () => v.pipe(singleLineText(2), v.check(isCountry, errorCode("unknownChoice")));
/** Digits, optionally after a plus or two zeros. */
const callingCode = () =>
  v.pipe(
    singleLineText(10),
    v.transform((text) => toAsciiDigits(text).replace(/^(\+|00)/, "")),
    v.regex(/^[1-9]\d{0,3}$/, errorCode("phoneFormat")),
  );
/** Checks only the format; the server checks that the number exists in its country. */
const phone = () => v.pipe(singleLineText(40), v.transform(toAsciiDigits), v.regex(/^\+?[\d\s()./-]{4,30}$/, errorCode("phoneFormat")));
const code = () =>
  v.pipe(
    singleLineText(20),
    v.transform((text) => toAsciiDigits(text).replace(/\s/g, "")),
    v.regex(/^\d{6}$/, errorCode("wrongCode")),
  );
const captchaToken = v.pipe(
  v.string(errorCode("captchaRequired")),
  v.nonEmpty(errorCode("captchaRequired")),
  v.maxLength(500, errorCode("captchaFailed")),
);

const newPasswordFields = { password: newPassword(), confirmPassword: typedPassword() };
const passwordFieldPaths = [["password"], ["confirmPassword"]] as const;
/** Skips the comparison for an invalid password, so that one mistake has one message. */
const passwordsMatch = ({ password, confirmPassword }: { password: string; confirmPassword: string }) =>
  !v.is(newPassword(), password) || password === confirmPassword;

export const codePurposes = ["signUp", "retrieve"] as const;
export const codeSchema = v.object({
  email: email(),
  purpose: v.picklist(codePurposes, errorCode("unknownChoice")),
  captcha: emptyIfMissing(captchaToken),
});

export const signUpSchema = v.pipe(
  v.object({
    country: country(),
    callingCode: callingCode(),
    phone: phone(),
    email: email(),
    agree: ticked("agreementRequired"),
    code: code(),
    username: username(),
    nickname: singleLineText(30),
    ...newPasswordFields,
  }),
  v.forward(v.partialCheck(passwordFieldPaths, passwordsMatch, errorCode("passwordsDiffer")), ["confirmPassword"]),
);

const loginFields = { password: typedPassword(), agree: ticked("agreementRequired"), captcha: optional(captchaToken) };
export const loginSchema = v.object({ login: singleLineText(254), ...loginFields });
export const phoneLoginSchema = v.object({ callingCode: callingCode(), phone: phone(), ...loginFields });

export const retrieveSchema = v.pipe(
  v.object({ email: email(), code: code(), ...newPasswordFields }),
  v.forward(v.partialCheck(passwordFieldPaths, passwordsMatch, errorCode("passwordsDiffer")), ["confirmPassword"]),
);

/** Contains the address, so it is longer than a random token. */
const retrieveToken = emptyIfMissing(
  v.pipe(v.string(errorCode("linkExpired")), v.nonEmpty(errorCode("linkExpired")), v.maxLength(1000, errorCode("linkExpired"))),
);
export const retrieveLinkQuery = v.object({ token: retrieveToken });
export const retrieveLinkSchema = v.pipe(
  v.object({ token: retrieveToken, ...newPasswordFields }),
  v.forward(v.partialCheck(passwordFieldPaths, passwordsMatch, errorCode("passwordsDiffer")), ["confirmPassword"]),
);

export const profileSchema = v.object({
  nickname: singleLineText(30),
  callingCode: callingCode(),
  phone: phone(),
  country: country(),
  language: emptyIfMissing(v.picklist(languageCodes, errorCode("unknownChoice"))),
});

export const passwordSchema = v.pipe(
  v.object({ currentPassword: typedPassword(), ...newPasswordFields }),
  v.forward(v.partialCheck(passwordFieldPaths, passwordsMatch, errorCode("passwordsDiffer")), ["confirmPassword"]),
);

export const staffPasswordSchema = v.object({ currentPassword: typedPassword(), password: newStaffPassword() });
/** `token` of the mailed link. */
export const staffPasswordResetSchema = v.object({ token: retrieveToken, password: newStaffPassword() });

export const newEmailSchema = v.object({ email: email() });
export const emailSchema = v.object({ email: email(), code: code(), password: typedPassword() });
export const deleteSchema = v.object({ password: typedPassword() });
export const endSessionsSchema = v.union(
  [v.object({ all: v.literal("others") }), v.object({ id: v.pipe(v.string(), v.uuid()) })],
  errorCode("invalidInput"),
);

export type SignUp = v.InferOutput<typeof signUpSchema>;
export type Login = v.InferOutput<typeof loginSchema>;
export type PhoneLogin = v.InferOutput<typeof phoneLoginSchema>;
export type ProfileChange = v.InferOutput<typeof profileSchema>;

// Response data of the account endpoints.

export const codeAnswer = v.object({ resendAfter: v.number() });
/** Data of a rejected login; `captcha`: the next try needs one. */
export const loginErrorData = v.object({ captcha: v.boolean() });

export const profileAnswer = v.object({
  email: v.string(),
  username: v.string(),
  nickname: v.string(),
  /** E.164 format. */
  phone: v.string(),
  callingCode: v.string(),
  country: v.string(),
  language: v.string(),
  createdAt: v.string(),
  openApi: v.boolean(),
});

export const sessionsAnswer = v.array(
  v.object({
    id: v.string(),
    /** Such as `Firefox` and `Windows`; empty if unknown. */
    browser: v.string(),
    system: v.string(),
    address: v.string(),
    createdAt: v.string(),
    lastSeen: v.string(),
    current: v.boolean(),
  }),
);

export const questionsAnswer = v.array(
  v.object({
    id: v.string(),
    createdAt: v.string(),
    kind: v.picklist(requestKinds),
    problemType: v.nullable(v.string()),
    message: v.string(),
    state: v.picklist(["open", "answered", "closed"]),
    thread: v.string(),
  }),
);

/** `closesAt`: time of the erasure. */
export const deleteAnswer = v.object({ closesAt: v.string() });

export type Profile = v.InferOutput<typeof profileAnswer>;
export type SessionEntry = v.InferOutput<typeof sessionsAnswer>[number];
export type QuestionEntry = v.InferOutput<typeof questionsAnswer>[number];
