import * as v from "valibot";
import type { Language } from "#i18n/languages.ts";
import { because, email, given, line, lines, optional, plainDigits, ticked } from "../fields.ts";
import { attachmentAnswer, senderFileIds } from "#domain/attachments/schema";
import { isCountry } from "#domain/countries/schema";
import { productLines } from "#domain/content/schema";
import { longestPlaceText } from "#domain/places/schema";
import { applicationStates, requestKinds, requestSchema, serialNumber } from "#domain/request-kinds/schema";

/** What a question is about: a problem with a product, or a thing that somebody wants. */
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

/** For what the company can have mailboxes of their own: also for requests that are no question. */
export const mailboxSubjects = [...questionSubjects, "installer", "partner"] as const;

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

/** What the form and the mails call them. */
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

export const longestMessage = 5000;

/** A code that a question is about, as far as a link to the form may fill it in. */
export const errorCodePattern = /^[a-z0-9][a-z0-9 ._-]{0,15}$/i;

export const typedPlace = "typed:";

/** A number in a form that programs dial. */
const dialled = /^\+?[\d\s()./x-]{5,}$/i;
const fewestDigits = 5;

/** A person reads the number, so what stands beside it stays: an extension, a name, a second number. */
const telephone = v.pipe(
  line(80, "telephoneRequired"),
  v.check((text) => (plainDigits(text).match(/\d/g)?.length ?? 0) >= fewestDigits, because("phoneFormat")),
  v.transform((text) => (dialled.test(plainDigits(text)) ? plainDigits(text) : text)),
);

export const questionSchema = v.object({
  name: line(100, "nameRequired"),
  country: optional(v.pipe(v.string(), v.check(isCountry, because("unknownChoice")))),
  email: email(),
  telephone,
  company: line(150, "companyRequired"),
  message: lines(longestMessage, "messageRequired"),
  problemType: optional(v.picklist(questionSubjects, because("unknownChoice"))),
});

/**
 * Of whoever looks for an installer. `placeChoice`: which of the places that the text may mean, by its id, or `typed:` and the
 * text where it is none of them.
 */
export const installerRequestSchema = v.object({
  name: line(100, "nameRequired"),
  email: email(),
  place: line(longestPlaceText, "placeRequired"),
  placeChoice: optional(line(longestPlaceText + typedPlace.length)),
  use: given(v.pipe(v.string(because("required")), v.picklist(productLines, because("required")))),
  configuration: optional(line(300)),
  configurationPath: optional(v.pipe(line(500), v.regex(/^\/(?![/\\])/, because("unknownChoice")))),
  message: optional(lines(longestMessage)),
  consent: ticked("storingConsentRequired"),
});
export type InstallerRequest = v.InferOutput<typeof installerRequestSchema>;

/** The same as the contact form sends it; `files` are ids of what was sent before. */
export const contactFormSchema = v.object({
  ...questionSchema.entries,
  serialNumber: optional(serialNumber),
  files: optional(senderFileIds),
});

export type Question = v.InferOutput<typeof questionSchema>;

const threadToken = given(
  v.pipe(v.string(because("linkExpired")), v.nonEmpty(because("linkExpired")), v.maxLength(100, because("linkExpired"))),
);

/** A question's thread, by the link that its sender was mailed. */
export const threadQuery = v.object({ token: threadToken });
/** `id`: of a file that an answer in it has. */
export const threadFileQuery = v.object({ token: threadToken, id: v.pipe(v.string(), v.uuid()) });
export const followUpSchema = v.object({ token: threadToken, message: lines(longestMessage, "messageRequired") });

/** Of a question, what its sender is told. */
export const shownStates = ["open", "answered", "closed"] as const;
export const threadAnswer = v.object({
  createdAt: v.string(),
  kind: v.picklist(requestKinds),
  /** None of a request that nobody has answered: what was typed is not repeated to a mailbox that has not been proven. */
  request: v.nullable(requestSchema),
  /** How far it is, where it is an application. */
  application: v.optional(v.picklist(applicationStates)),
  problemType: v.nullable(v.string()),
  state: v.picklist(shownStates),
  /** In the order in which they were written. */
  messages: v.array(
    v.object({
      from: v.picklist(["sender", "company"]),
      text: v.string(),
      at: v.string(),
      /** What was sent with it. */
      files: v.optional(v.array(attachmentAnswer)),
    }),
  ),
});

export type FollowUp = v.InferOutput<typeof followUpSchema>;
export type SenderThread = v.InferOutput<typeof threadAnswer>;
