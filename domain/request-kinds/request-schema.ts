import * as v from "valibot";
import { calculationSchema } from "#domain/calculations/schema";
import { productLines } from "#domain/content/schema";
import { isCountry } from "#domain/countries/schema";
import { maxPlaceTextLength } from "#domain/places/schema";
import type { Language } from "#i18n/languages.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { errorCode, singleLineText, multiLineText } from "../fields.ts";

export const requestKinds = ["question", "installer", "partner", "project", "job"] as const;
export const partnerRoles = ["installer", "distributor", "epc"] as const;
export const applicationStates = ["received", "inReview", "accepted", "declined"] as const;
export type ApplicationState = (typeof applicationStates)[number];

const country = v.pipe(v.string(), v.check(isCountry, errorCode("unknownChoice")));

/** Place; region, country and coordinates are null if the typed name is unknown. */
export const requestPlace = v.object({
  name: singleLineText(maxPlaceTextLength, "required"),
  region: v.nullable(singleLineText(100)),
  country: v.nullable(country),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});

const requestConsentTexts = {
  fr: "J’accepte que ma demande soit enregistrée pour y répondre. Elle n’est transmise à personne sans mon accord.",
  en: "I agree that my request is stored in order to answer it. It is passed on to nobody without my consent.",
  cn: "我同意保存我的请求，以便答复。未经我同意，不会转交给任何人。",
  de: "Ich willige ein, dass meine Anfrage gespeichert wird, um sie zu beantworten. Ohne meine Zustimmung wird sie an niemanden weitergegeben.",
};

/** Consent texts for installer and project requests, by version; a new wording is a new version. */
export const requestConsents = { "2026-11": { ...requestConsentTexts, au: requestConsentTexts.en } } as const satisfies Record<
  string,
  Record<Language, string>
>;
export const requestConsentVersion = "2026-11";

const offersConsentTexts = {
  fr: "Demander une offre à trois installateurs au plus. Ma demande, mon e-mail et mon téléphone leur sont transmis à cette fin.",
  en: "Ask up to three installers for an offer. My request, my email address and my phone number are passed on to them for this purpose.",
  cn: "向最多三家安装商询价。为此，我的请求、邮箱和电话会转交给他们。",
  de: "Angebote von bis zu drei Installateuren einholen. Dafür gehen meine Anfrage, E-Mail-Adresse und Telefonnummer an diese Betriebe.",
};

/** Texts of the choice to get offers, which is a consent to pass the request on, by version. */
export const offersConsents = { "2026-11": { ...offersConsentTexts, au: offersConsentTexts.en } } as const satisfies Record<
  string,
  Record<Language, string>
>;
export const offersConsentVersion = "2026-11";

export const serialNumber = singleLineText(60);

/** Name of an entry in each language in which it was published when the request was sent. */
const entryNames = v.record(v.string(), v.string());

/** Selection of the sender on the site: a product, with its stack if it is a tower, and a calculation. */
export const selectionSchema = v.object({
  product: v.optional(
    v.object({ slug: v.string(), names: entryNames, stack: v.optional(v.object({ modules: v.number(), towers: v.number() })) }),
  ),
  calculation: v.optional(calculationSchema),
});
export type Selection = v.InferOutput<typeof selectionSchema>;

const questionDetails = v.strictObject({ serialNumber: v.optional(serialNumber), selection: v.optional(selectionSchema) });

const installerDetails = v.object({
  place: requestPlace,
  use: v.picklist(productLines, errorCode("unknownChoice")),
  /** Selection of older requests, as a text in the sender's language and the path that restores it. */
  configuration: v.optional(
    v.nullable(v.object({ text: singleLineText(300), path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/), v.maxLength(500)) })),
  ),
  selection: v.optional(selectionSchema),
  /** Version of the text by which the sender asked for offers of several installers. */
  offers: v.optional(v.picklist(keysOf(offersConsents))),
  /** Version of the consent text. */
  consent: v.picklist(keysOf(requestConsents)),
});

export const gridConnections = ["low", "medium", "high", "offGrid"] as const;
export const projectServices = ["sizing", "supply", "commissioning", "training", "maintenance"] as const;

const projectDetails = v.object({
  /** Power in kW and energy in kWh. */
  power: v.number(),
  energy: v.optional(v.number()),
  connection: v.optional(v.picklist(gridConnections)),
  services: v.array(v.picklist(projectServices)),
  /** Wanted day as YYYY-MM-DD. */
  wantedOn: v.optional(v.string()),
  selection: v.optional(selectionSchema),
  /** Version of the consent text. */
  consent: v.picklist(keysOf(requestConsents)),
});

/** `slug`: of the job, whose entry may be gone. */
const jobDetails = v.object({ slug: v.string(), titles: entryNames });

const partnerConsentTexts = {
  fr: "J’accepte que ces données et ces fichiers soient enregistrés pour examiner la candidature. Ils ne sont transmis à personne sans mon accord.",
  en: "I agree that this data and these files are stored in order to examine the application. They are passed on to nobody without my consent.",
  cn: "我同意保存这些资料和文件，以便审核申请。未经我同意，不会转交给任何人。",
  de: "Ich willige ein, dass diese Angaben und Dateien gespeichert werden, um die Bewerbung zu prüfen. Ohne meine Zustimmung werden sie an niemanden weitergegeben.",
};

/** Consent texts for applications, by version; a new wording is a new version. */
export const partnerConsents = { "2026-11": { ...partnerConsentTexts, au: partnerConsentTexts.en } } as const satisfies Record<
  string,
  Record<Language, string>
>;
export const partnerConsentVersion = "2026-11";
export const maxManufacturersLength = 1000;

const partnerDetails = v.object({
  place: requestPlace,
  roles: v.pipe(v.array(v.picklist(partnerRoles, errorCode("unknownChoice"))), v.minLength(1, errorCode("required"))),
  website: v.nullable(v.pipe(singleLineText(200), v.regex(/^https?:\/\//i, errorCode("webAddress")), v.url(errorCode("webAddress")))),
  /** Number in a company register, or tax number. */
  registration: v.nullable(singleLineText(60)),
  lines: v.optional(v.array(v.picklist(productLines, errorCode("unknownChoice")))),
  /** Years in business. */
  years: v.optional(v.number()),
  installations: v.optional(v.number()),
  manufacturers: v.optional(multiLineText(maxManufacturersLength)),
  status: v.optional(v.picklist(applicationStates)),
  /** Slug of the distributor entry created from the application. */
  distributor: v.optional(v.string()),
  /** Version of the consent text. */
  consent: v.optional(v.picklist(keysOf(partnerConsents))),
});

/**
 * Request kind with its specific data. Stored requests are parsed with the same schema, so new fields must be optional.
 */
export const requestSchema = v.variant("kind", [
  v.object({ kind: v.literal("question"), details: v.nullable(questionDetails) }),
  v.object({ kind: v.literal("installer"), details: installerDetails }),
  v.object({ kind: v.literal("partner"), details: partnerDetails }),
  v.object({ kind: v.literal("project"), details: projectDetails }),
  v.object({ kind: v.literal("job"), details: jobDetails }),
]);

export type RequestKind = (typeof requestKinds)[number];
export type RequestPlace = v.InferOutput<typeof requestPlace>;
export type TypedRequest = v.InferOutput<typeof requestSchema>;
