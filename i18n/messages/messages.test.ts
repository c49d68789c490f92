import { describe, expect, test } from "vitest";
import { languageCodes } from "../languages.ts";
import { messages, type Reason } from "./index.ts";

/** Verbatim texts of sections 5 and 8 of the specification. */
const specified: Partial<Record<Reason, string>> = {
  usernameFormat: "username format is incorrect",
  passwordFormat: "password format is incorrect",
  passwordsDiffer: "entered passwords differ",
  emailFormat: "Incorrect email format",
  newsletterEmail: "Please enter a valid email address",
  nameRequired: "Name required",
  emailRequired: "Email required",
  telephoneRequired: "Telephone required",
  companyRequired: "Company required",
  messageRequired: "Message required",
  internal: "Internal Server Error",
  wrongLogin: "Username or password is incorrect.",
  wrongPhoneLogin: "phone or password is incorrect.",
  wrongEmailOrCode: "email or code is incorrect.",
  wrongCode: "code is incorrect.",
  emailRegistered: "email has already been registered",
  accountUnknown: "account does not exist",
  captchaFailed: "Verification failure",
  questionFailed: "Your question has been submitted failed!",
  alreadySubscribed: "The email has already been subscribed",
  newsletterFailed: "error",
};
const reasons = Object.keys(messages.en) as Reason[];

test.each(Object.entries(specified))("the English message of the error code %s is %j", (reason, text) =>
  expect(messages.en[reason as Reason]).toBe(text),
);

describe.each(languageCodes)("error messages in %s", (language) => {
  test("have a text for every error code", () => {
    for (const reason of reasons) expect(messages[language][reason].trim(), reason).not.toBe("");
  });

  test.skipIf(language === "en" || language === "au")("differ from English for every error code", () => {
    for (const reason of reasons) expect(messages[language][reason], reason).not.toBe(messages.en[reason]);
  });
});
