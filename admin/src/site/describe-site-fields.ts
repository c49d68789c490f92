import { mailboxSubjects, subjectNames } from "../../../domain/contact/schema.ts";
import type { DescribedField } from "../../../domain/editing/schema.ts";
import { kindNames } from "../../../domain/request-kinds/schema.ts";
import type { Site } from "../../../domain/site-config/schema.ts";
import { recordOf } from "../../../i18n/record-of.ts";
import { staffLanguages } from "../texts/staff-language.ts";
import { textFields, withoutEmpty } from "./site-fields.ts";
import { lineNames, siteTexts, type SiteTexts } from "./site-texts.ts";

const lines = ["residential", "commercial-industrial", "utility"] as const;

function describe(name: string, kind: string, select: (texts: SiteTexts) => string, options: object = {}): DescribedField {
  const label = recordOf(staffLanguages, (language) => select(siteTexts[language]));
  return { name, kind, label, perLanguage: true, required: false, needsValue: false, ...options };
}

/** Describes the company data like the fields of a content type, for the history and for conflicts. */
export function describeSiteFields(): DescribedField[] {
  const subjects = recordOf(mailboxSubjects, (subject) =>
    recordOf(staffLanguages, (language): string => ({ ...kindNames[language], ...subjectNames[language] })[subject]),
  );
  return [
    ...Object.values(textFields)
      .flat()
      .map((name) => describe(name, "longText", (texts) => texts.fields[name])),
    describe("sample", "flag", (texts) => `${texts.groups.contact} · ${texts.example}`),
    describe("legalSample", "flag", (texts) => `${texts.groups.legal} · ${texts.example}`),
    describe("answerDays", "number", (texts) => texts.answerDays),
    describe("questionRetentionMonths", "number", (texts) => texts.months),
    describe("questionEmails", "notes", (texts) => texts.mailboxes, { choices: mailboxSubjects, names: subjects }),
    describe("socialLinks", "rows", (texts) => texts.links, {
      fields: (["name", "url"] as const).map((name) => describe(name, "text", (texts) => texts[name])),
    }),
    describe("supportContacts", "rows", (texts) => texts.contacts, { fields: describeContact() }),
  ];
}

function describeContact(): DescribedField[] {
  const names = recordOf(lines, (line) => recordOf(staffLanguages, (language) => lineNames[language][line]));
  return [
    ...(["area", "phone", "email", "hours"] as const).map((name) => describe(name, "text", (texts) => texts.contact[name])),
    describe("lines", "manyOf", (texts) => texts.contact.lines, { choices: lines, names }),
    describe("sample", "flag", (texts) => texts.example),
  ];
}

/** Company data as they are saved, so that two versions can be compared. Another screen edits the pages under maintenance. */
export const toComparable = (site: Site): Record<string, unknown> => ({ ...(withoutEmpty({ ...site, maintenance: undefined }) as object) });
