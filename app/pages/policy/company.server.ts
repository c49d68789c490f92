import type { RequestContext } from "#app/page/request-context.ts";
import { siteBlocks, type Site } from "#domain/site-config/schema";
import { languages } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";
import { keysOf } from "#i18n/keys-of.ts";

export type CompanyRow = { name: keyof Site; label: string; value: string; isExample: boolean };

/** Details that the law of the language's country requires, and the names of missing ones. */
export function describeCompany({ language, site }: Pick<RequestContext, "language" | "site">, copy: Copy["company"]) {
  const allRows = keysOf(copy.rows).map((name) => ({ name, label: copy.rows[name] ?? name, value: site[name] }));
  const rows = allRows.flatMap(({ name, label, value }): CompanyRow[] =>
    typeof value === "string" ? [{ name, label, value, isExample: isExample(site, name) }] : [],
  );
  const missing = allRows.filter(({ value }) => value === undefined).map(({ label }) => label);
  const list = new Intl.ListFormat(languages[language].tag, { type: "conjunction" });
  return { rows, missing: missing.length > 0 ? list.format(missing) : undefined };
}

function isExample(site: Partial<Site>, name: keyof Site): boolean {
  return Object.values(siteBlocks).some(({ mark, fields }) => site[mark] === true && fields.some((field) => field === name));
}

export function listContacts({ site }: Pick<RequestContext, "site">) {
  const { email, privacyEmail = email, securityEmail = email, phone } = site;
  return { contact: { email, phone }, "privacy-contact": { email: privacyEmail }, "security-contact": { email: securityEmail } };
}

export type Company = ReturnType<typeof describeCompany>;
