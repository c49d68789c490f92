import { completeSite, readVisibleConfig } from "#domain/site-config";
import { siteBlocks, type Site } from "#domain/site-config/schema";
import { keysOf } from "#i18n/keys-of.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { createTask } from "./create-task.ts";
import type { LaunchTask } from "./schema.ts";

/** Company fields that the law of a language's country requires. */
export type RequiredFields = Record<Language, readonly (keyof Site)[]>;

/** Checks the blocks of the company data in each language, completed by English values as on the website. */
export async function listCompanyTasks(context: Context, requiredFields: RequiredFields): Promise<LaunchTask[]> {
  const configs = await readVisibleConfig(context);
  const siteIn = (code: Language) => configs[languages[code].configKey]?.site ?? {};
  const sites = languageCodes.map((code) => ({ code, site: completeSite(siteIn(code), siteIn("en")) }));
  const blocks = keysOf(siteBlocks).map((name) => {
    const { mark, fields } = siteBlocks[name];
    const lacking = (code: Language, site: Partial<Site>) =>
      fields.filter((field) => requiredFields[code].includes(field) && site[field] === undefined);
    return taskOf(name, {
      examples: sites.flatMap(({ code, site }) => (site[mark] ? [code] : [])),
      missing: sites.flatMap(({ code, site }) => (lacking(code, site).length > 0 ? [code] : [])),
      fields: [...new Set(sites.flatMap(({ code, site }) => lacking(code, site)))],
    });
  });
  const supportContacts = sites.map(({ code, site }) => ({ code, contacts: site.supportContacts ?? [] }));
  return [
    ...blocks,
    taskOf("supportContacts", {
      examples: supportContacts.flatMap(({ code, contacts }) => (contacts.some(({ sample }) => sample) ? [code] : [])),
      missing: supportContacts.flatMap(({ code, contacts }) => (contacts.some(({ hours }) => hours) ? [] : [code])),
      fields: [],
    }),
  ];
}

function taskOf(name: string, found: Pick<LaunchTask, "examples" | "missing" | "fields">): LaunchTask {
  return createTask({ group: "company", name, ...found }, { isMissing: found.missing.length > 0, isExample: found.examples.length > 0 });
}
