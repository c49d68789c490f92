import type { AuditEntries } from "../../../domain/audit/schema.ts";
import { applicationStateNames } from "../../../domain/request-kinds/schema.ts";
import { isLanguage, languages } from "../../../i18n/languages.ts";
import type { DescribedType } from "../content/use-content-types.ts";
import { inboxTexts } from "../inbox/texts.ts";
import { siteTexts } from "../site/site-texts.ts";
import { roleNames } from "../../../domain/staff/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";
import { auditLogTexts, type DetailName } from "./texts.ts";

type AuditEntry = AuditEntries[number];
type Values = Record<string, unknown>;
export type Words = { language: StaffLanguage; types: readonly DescribedType[]; formatTime(moment: string): string };
export type Detail = { name: DetailName; value: string };

const longestText = 120;

/** Describes what an action changed. Values without a name for staff, such as hashes, are left out. */
export function describeDetails(entry: AuditEntry, words: Words): Detail[] {
  const texts = auditLogTexts[words.language];
  const { action, subject, before, after } = entry;
  if (action.startsWith("content.shared")) return listed("fields", labelsOf(subject, Object.keys(valuesOf(after)), words));
  if (action === "siteConfig.saved") return listed("fields", siteFieldsOf(valuesOf(before), valuesOf(after), words.language));
  if (action === "maintenance.saved") return listed("pages", Array.isArray(after) ? after.map(closedPageOf) : []);
  if (action.startsWith("synonyms.")) return listed("text", listOf(after ?? before));
  if (action.startsWith("text.")) return listed("text", [after ?? before].filter(isText).map(shorten));
  const values = valuesOf(after ?? (action.startsWith("content.") ? undefined : before));
  return Object.entries(values).flatMap(([key, value]) => describeValue({ key, value, action, subject }, words, texts));
}

type NamedValue = { key: string; value: unknown; action: string; subject: string };

function describeValue({ key, value, action, subject }: NamedValue, words: Words, texts: (typeof auditLogTexts)["en"]): Detail[] {
  const { language, formatTime } = words;
  if (key === "fields") return listed("fields", labelsOf(subject, listOf(value), words));
  if (key === "labels") return listed("labels", listOf(value));
  if (key === "languages" || key === "language") return listed("languages", listOf(value).map(languageName));
  if (["questions", "subscribers", "events", "editions", "receivers"].includes(key)) return listed("count", [String(value)]);
  if (key === "isSpam") return listed("isSpam", [value === true ? texts.yes : texts.no]);
  if (key === "restored") return listed("restored", [String(value)]);
  if (!isText(value)) return [];
  if (key === "copied" || key === "translated") return listed(key, [languageName(value)]);
  if (key === "publishedAt" || key === "until" || key === "closesAt")
    return key === "publishedAt" && action !== "content.scheduled" ? [] : listed(key, [formatTime(value)]);
  if (key === "role") return listed("role", [namedIn(roleNames[language], value)]);
  if (key === "state") return action.startsWith("question.") ? listed("state", [namedIn(inboxTexts[language].states, value)]) : [];
  if (key === "status") return listed("state", [namedIn(applicationStateNames[language], value)]);
  if (key === "email") return listed("name", [value]);
  return key === "assignee" || key === "name" || key === "subject" || key === "error" ? listed(key, [shorten(value)]) : [];
}

function listed(name: DetailName, values: readonly string[]): Detail[] {
  return values.length > 0 ? [{ name, value: values.join(", ") }] : [];
}

function labelsOf(subject: string, names: readonly string[], { types, language }: Words): string[] {
  const fields = types.find(({ type }) => type === subject.split("/")[0])?.fields ?? [];
  return names.map((name) => fields.find((field) => field.name === name)?.label[language] ?? name);
}

function siteFieldsOf(before: Values, after: Values, language: StaffLanguage): string[] {
  const { fields, links, contacts, mailboxes, months, answerDays, example } = siteTexts[language];
  const names: Record<string, string> = {
    ...fields,
    socialLinks: links,
    supportContacts: contacts,
    questionEmails: mailboxes,
    questionRetentionMonths: months,
    answerDays,
    sample: example,
    legalSample: example,
  };
  const changed = Object.keys({ ...before, ...after }).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return [...new Set(changed.flatMap((name) => names[name] ?? []))];
}

function closedPageOf(row: unknown): string {
  const { path, languages: closedIn } = valuesOf(row);
  return `${String(path)} (${listOf(closedIn).map(languageName).join(", ")})`;
}

function languageName(code: string): string {
  return isLanguage(code) ? languages[code].name : code;
}

function namedIn(names: Partial<Record<string, string>>, value: string): string {
  return names[value] ?? value;
}

function valuesOf(value: unknown): Values {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

function listOf(value: unknown): string[] {
  return [value].flat().filter(isText);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function shorten(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
