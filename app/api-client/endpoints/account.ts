import * as forms from "#domain/account/schema";
import { noFields, nothing, type Endpoint } from "./endpoint.ts";

// Error codes of both login endpoints.
const loginErrors = { captchaRequired: 400, cookiesNeeded: 400, wrongLogin: 400, wrongPhoneLogin: 400, loginPaused: 429 } as const;

/** Endpoints for sign-up, login and new passwords. */
export const account = {
  code: {
    method: "POST",
    path: "/account/code",
    tag: "account",
    by: "everybody",
    summary: "Sends a code to an email address, whether or not it has an account",
    input: forms.codeSchema,
    answer: forms.codeAnswer,
    refusals: { resendTooSoon: 400, cookiesNeeded: 400, tooManyCodes: 429 },
    refused: forms.codeAnswer,
  },
  signUp: {
    method: "POST",
    path: "/account/sign-up",
    tag: "account",
    by: "everybody",
    summary: "Creates an account and logs in",
    input: forms.signUpSchema,
    answer: nothing,
    refusals: {},
  },
  login: {
    method: "POST",
    path: "/account/login",
    tag: "account",
    by: "everybody",
    summary: "Logs in by email or username",
    input: forms.loginSchema,
    answer: nothing,
    refusals: loginErrors,
    refused: forms.loginRefusal,
  },
  phoneLogin: {
    method: "POST",
    path: "/account/login/phone",
    tag: "account",
    by: "everybody",
    summary: "Logs in by phone number",
    input: forms.phoneLoginSchema,
    answer: nothing,
    refusals: loginErrors,
    refused: forms.loginRefusal,
  },
  signOut: {
    method: "POST",
    path: "/account/sign-out",
    tag: "account",
    by: "everybody",
    summary: "Ends the session",
    input: noFields,
    answer: nothing,
    refusals: {},
  },
  retrieve: {
    method: "POST",
    path: "/account/retrieve",
    tag: "account",
    by: "everybody",
    summary: "Sets a new password with a code from an email",
    input: forms.retrieveSchema,
    answer: nothing,
    refusals: { wrongEmailOrCode: 400, accountUnknown: 400 },
  },
  retrieveByLink: {
    method: "POST",
    path: "/account/retrieve/link",
    tag: "account",
    by: "everybody",
    summary: "Sets a new password with the link from an email",
    input: forms.retrieveLinkSchema,
    answer: nothing,
    refusals: { linkExpired: 400, accountUnknown: 400 },
  },
} as const satisfies Record<string, Endpoint>;
