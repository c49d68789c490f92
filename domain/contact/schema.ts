import * as v from "valibot";
import type { Language } from "#i18n/languages.ts";
import { because, email, given, line, lines, optional, plainDigits } from "../fields.ts";
import { attachmentAnswer } from "#domain/attachments/schema";
import { isCountry } from "#domain/countries/schema";

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
  career: "Working with us",
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
    career: "Bei uns arbeiten",
    other: "Etwas anderes",
  },
  cn: {
    purchase: "购买产品",
    installation: "安装",
    commissioning: "调试投运",
    fault: "故障或故障码",
    app: "应用与平台",
    warranty: "质保",
    documents: "找不到文档",
    openApi: "申请 Open API",
    career: "加入我们",
    other: "其他",
  },
};

export const longestMessage = 5000;

/** A code that a question is about, as far as a link to the form may fill it in. */
export const errorCodePattern = /^[a-z0-9][a-z0-9 ._-]{0,15}$/i;

export const questionSchema = v.object({
  name: line(100, "nameRequired"),
  country: optional(v.pipe(v.string(), v.check(isCountry, because("unknownChoice")))),
  email: email(),
  telephone: v.pipe(line(40, "telephoneRequired"), v.transform(plainDigits), v.regex(/^\+?[\d\s()./x-]{5,}$/i, because("phoneFormat"))),
  company: line(150, "companyRequired"),
  message: lines(longestMessage, "messageRequired"),
  problemType: optional(v.picklist(questionSubjects, because("unknownChoice"))),
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
