import * as v from "valibot";
import type { Language } from "#i18n/languages.ts";
import {
  checkbox,
  errorCode,
  email,
  emptyIfMissing,
  filledOrEmpty,
  singleLineText,
  multiLineText,
  optional,
  toAsciiDigits,
  ticked,
} from "../fields.ts";
import { attachmentAnswer, senderAttachmentIds } from "#domain/attachments/schema";
import { isCountry } from "#domain/countries/schema";
import { keyPattern, productLines } from "#domain/content/schema";
import { maxPlaceTextLength, typedPlacePrefix } from "#domain/places/schema";
import { applicationStates, requestKinds, requestSchema, serialNumber } from "#domain/request-kinds/schema";

export const questionSubjects = [
  "purchase",
  "installation",
  "commissioning",
  "fault",
  "app",
  "warranty",
  "documents",
  "openApi",
  "career",
  "other",
] as const;

export type QuestionSubject = (typeof questionSubjects)[number];

/** Subjects for which the company can configure mailboxes; includes other request kinds. */
export const mailboxSubjects = [...questionSubjects, "installer", "partner", "project", "job"] as const;

type SubjectNames = Record<(typeof questionSubjects)[number], string>;

const english: SubjectNames = {
  purchase: "Buying a product",
  installation: "Installation",
  commissioning: "Commissioning",
  fault: "Fault or error code",
  app: "App and platforms",
  warranty: "Warranty",
  documents: "A document I cannot find",
  openApi: "Access to the Open API",
  career: "Jobs at eCactus",
  other: "Something else",
};

/** Labels of the subjects in forms and mails. */
export const subjectNames: Record<Language, SubjectNames> = {
  en: english,
  au: english,
  fr: {
    purchase: "Acheter un produit",
    installation: "Installation",
    commissioning: "Mise en service",
    fault: "Panne ou code d’erreur",
    app: "Application et plateformes",
    warranty: "Garantie",
    documents: "Document introuvable",
    openApi: "Accès à l’Open API",
    career: "Travailler avec nous",
    other: "Autre chose",
  },
  de: {
    purchase: "Produkt kaufen",
    installation: "Installation",
    commissioning: "Inbetriebnahme",
    fault: "Störung oder Fehlercode",
    app: "App und Plattformen",
    warranty: "Garantie",
    documents: "Dokument nicht gefunden",
    openApi: "Zugang zur Open API",
    career: "Karriere",
    other: "Etwas anderes",
  },
  cn: {
    purchase: "购买产品",
    installation: "安装",
    commissioning: "调试投运",
    fault: "故障或故障码",
    app: "应用与平台",
    warranty: "质保",
    documents: "找不到资料",
    openApi: "申请 Open API",
    career: "加入我们",
    other: "其他",
  },
};

export const maxMessageLength = 5000;

/** Error code that a link may prefill in the contact form. */
export const errorCodePattern = /^[a-z0-9][a-z0-9 ._-]{0,15}$/i;

/** Matches a telephone number without other text. */
const dialablePattern = /^\+?[\d\s()./x-]{5,}$/i;
const minDigits = 5;

/** Accepts text beside the number, such as an extension, because staff read it. */
const telephone = v.pipe(
  singleLineText(80, "telephoneRequired"),
  v.check((text) => (toAsciiDigits(text).match(/\d/g)?.length ?? 0) >= minDigits, errorCode("phoneFormat")),
  v.transform((text) => (dialablePattern.test(toAsciiDigits(text)) ? toAsciiDigits(text) : text)),
);

const count = (highest: number) =>
  optional(v.pipe(v.string(), v.regex(new RegExp(`^[1-${highest}]$`), errorCode("unknownChoice")), v.transform(Number)));

/** Product, stack and address of a calculation that the page of a form got from other pages. */
export const selectionFields = {
  product: optional(v.pipe(v.string(), v.regex(new RegExp(`^${keyPattern}$`), errorCode("unknownChoice")))),
  modules: count(6),
  towers: count(5),
  calculation: optional(v.pipe(singleLineText(500), v.regex(/^\/(?![/\\])/, errorCode("unknownChoice")))),
};
const selectionSchema = v.object(selectionFields);
export type SelectionFields = v.InferOutput<typeof selectionSchema>;

/** Response to a request: the number that its sender quotes. */
export const receivedAnswer = v.object({ reference: v.string() });

export const questionSchema = v.object({
  name: singleLineText(100, "nameRequired"),
  country: optional(v.pipe(v.string(), v.check(isCountry, errorCode("unknownChoice")))),
  email: email(),
  telephone,
  company: singleLineText(150, "companyRequired"),
  message: multiLineText(maxMessageLength, "messageRequired"),
  problemType: optional(v.picklist(questionSubjects, errorCode("unknownChoice"))),
});

/** `placeChoice`: id of the chosen candidate, or `typed:` and the typed text if no candidate fits. */
export const installerRequestSchema = v.object({
  place: singleLineText(maxPlaceTextLength, "placeRequired"),
  placeChoice: optional(singleLineText(maxPlaceTextLength + typedPlacePrefix.length)),
  use: emptyIfMissing(v.pipe(v.string(errorCode("required")), v.picklist(productLines, errorCode("required")))),
  name: singleLineText(100, "nameRequired"),
  email: email(),
  telephone: optional(telephone),
  message: optional(multiLineText(maxMessageLength)),
  /** Whether up to three installers may get the request, to make an offer. */
  offers: checkbox(),
  consent: ticked("storingConsentRequired"),
  ...selectionFields,
});
export type InstallerRequest = v.InferOutput<typeof installerRequestSchema>;

export const writers = ["company", "private"] as const;

/** `files`: ids of uploaded attachments; `writer`: a program that does not name one writes for a company. */
export const contactFormSchema = v.pipe(
  v.object({
    ...questionSchema.entries,
    writer: optional(v.picklist(writers, errorCode("unknownChoice"))),
    telephone: filledOrEmpty(telephone),
    company: filledOrEmpty(questionSchema.entries.company),
    serialNumber: optional(serialNumber),
    files: optional(senderAttachmentIds),
    ...selectionFields,
  }),
  // Private persons, who say so with `writer`, may leave telephone and company empty.
  v.forward(
    v.partialCheck(
      [["writer"], ["telephone"]],
      ({ writer, telephone: given }) => writer === "private" || given !== "",
      errorCode("telephoneRequired"),
    ),
    ["telephone"],
  ),
  v.forward(
    v.partialCheck(
      [["writer"], ["company"]],
      ({ writer, company: given }) => writer === "private" || given !== "",
      errorCode("companyRequired"),
    ),
    ["company"],
  ),
);
export type ContactForm = v.InferOutput<typeof contactFormSchema>;

export type Question = v.InferOutput<typeof questionSchema>;

export { dayOfReference, referenceOf, referencePattern } from "./reference.ts";

const threadToken = emptyIfMissing(
  v.pipe(v.string(errorCode("linkExpired")), v.nonEmpty(errorCode("linkExpired")), v.maxLength(100, errorCode("linkExpired"))),
);

export const threadQuery = v.object({ token: threadToken });
/** `id`: id of an attachment in the thread. */
export const threadFileQuery = v.object({ token: threadToken, id: v.pipe(v.string(), v.uuid()) });
export const followUpSchema = v.object({ token: threadToken, message: multiLineText(maxMessageLength, "messageRequired") });

export const senderStates = ["open", "answered", "closed"] as const;
export const threadAnswer = v.object({
  createdAt: v.string(),
  reference: v.string(),
  kind: v.picklist(requestKinds),
  company: v.string(),
  /** End of the promised answer time; null without a promise, and once the company has answered. */
  answerBy: v.nullable(v.string()),
  /** Null until the company answers, because the mailbox is unverified. */
  request: v.nullable(requestSchema),
  application: v.optional(v.picklist(applicationStates)),
  problemType: v.nullable(v.string()),
  state: v.picklist(senderStates),
  /** Ordered by time. */
  messages: v.array(
    v.object({
      from: v.picklist(["sender", "company"]),
      text: v.string(),
      at: v.string(),
      files: v.optional(v.array(attachmentAnswer)),
    }),
  ),
});

export type FollowUp = v.InferOutput<typeof followUpSchema>;
export type SenderThread = v.InferOutput<typeof threadAnswer>;
