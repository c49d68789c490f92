import * as v from "valibot";
import type { CollectionType } from "#domain/content/schema";
import { isCountry } from "#domain/countries/schema";
import { keysOf } from "#i18n/keys-of.ts";
import type { Language } from "#i18n/languages.ts";
import { errorCode, email, singleLineText, optional } from "../fields.ts";

export const userTypes = ["epc", "distributor", "installer", "endUser"] as const;

const isAllowedInIssue = {
  news: true,
  blog: true,
  activity: true,
  expo: true,
  case: true,
  product: true,
  video: true,
  page: true,
  download: false,
  faq: false,
  "error-code": false,
  compatibility: false,
  subsidy: false,
  distributor: false,
  job: false,
  policy: false,
} as const satisfies Record<CollectionType, boolean>;
type IssueType = { [Type in CollectionType]: (typeof isAllowedInIssue)[Type] extends true ? Type : never }[CollectionType];
export const issueTypes = /* @__PURE__ */ keysOf(isAllowedInIssue).filter((type): type is IssueType => isAllowedInIssue[type]);

/** Consent texts shown until 27 November 2026. */
const firstConsentTexts = {
  fr: "J’accepte de recevoir la newsletter par e-mail, et que mes données servent à cet envoi. Je peux me désabonner à tout moment.",
  en: "I agree to receive the newsletter by e-mail, and to the use of my data for sending it. I can unsubscribe at any time.",
  cn: "我同意通过电子邮件接收资讯，并同意为此使用我的信息。我可以随时退订。",
  de: "Ich willige ein, den Newsletter per E-Mail zu erhalten, und dass meine Daten dafür verwendet werden. Ich kann ihn jederzeit abbestellen.",
};
const currentConsentTexts = {
  fr: "J’accepte que mes données servent à m’envoyer la newsletter par e-mail. Je peux me désabonner à tout moment.",
  en: "I agree that eCactus uses my data to send me the newsletter by email. I can unsubscribe at any time.",
  cn: "我同意 eCactus 使用我的个人信息，通过电子邮件向我发送资讯邮件。我可以随时退订。",
  de: "Ich willige ein, dass eCactus mir den Newsletter per E-Mail sendet und meine Daten dafür verarbeitet. Diese Einwilligung kann ich jederzeit widerrufen.",
};

/**
 * Consent texts by version. Never change a published text; add a new version. Forms send the version that they show.
 */
export const consentTexts = {
  "2026-11": { ...firstConsentTexts, au: firstConsentTexts.en },
  "2026-11-27": { ...currentConsentTexts, au: currentConsentTexts.en },
} as const satisfies Record<string, Record<Language, string>>;

export type ConsentVersion = keyof typeof consentTexts;
export const consentVersion: ConsentVersion = "2026-11-27";

export const isConsentVersion = (value: string): value is ConsentVersion => Object.hasOwn(consentTexts, value);

/** The value of the form's checkbox is the version of its text; API clients may send `true`. */
const consent = v.pipe(
  v.optional(v.union([v.boolean(), v.string()], errorCode("consentRequired")), false),
  v.transform((value) => (value === true || value === "true" || value === "on" || value === "1" ? consentVersion : String(value))),
  v.guard(isConsentVersion, errorCode("consentRequired")),
);

/** Path of the page, for the proof. Drops invalid paths, because visitors cannot correct this field. */
const page = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/[^\s\p{C}]{0,299}$/u))), undefined);

export const subscriptionSchema = v.object({
  email: email("emailRequired", "newsletterEmail"),
  name: optional(singleLineText(100)),
  country: optional(v.pipe(v.string(), v.check(isCountry, errorCode("unknownChoice")))),
  company: optional(singleLineText(150)),
  userType: optional(v.picklist(userTypes, errorCode("unknownChoice"))),
  consent,
  page,
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;

export const newsletterChoiceSchema = v.object({
  subscribe: v.pipe(
    v.union([v.boolean(), v.picklist(["true", "false"])], errorCode("invalidInput")),
    v.transform((value) => String(value) === "true"),
  ),
});

export const newsletterChoiceAnswer = v.object({ subscribed: v.boolean() });

/** Query parameters of the unsubscribe link. */
export const unsubscriptionSchema = v.object({ token: v.optional(v.string(), "") });

export const confirmationSchema = v.object({
  token: v.pipe(v.optional(v.string(errorCode("linkExpired")), ""), v.regex(/^[\w-]{43}$/, errorCode("linkExpired"))),
  page,
});
