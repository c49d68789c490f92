import type { RequestContext } from "#app/page/request-context.ts";
import { siteBlocks, type Site } from "#domain/site-config/schema";
import type { Copy } from "./copy/fr.ts";
import { keysOf } from "#i18n/keys-of.ts";

export type CompanyRow = { name: keyof Site; label: string; value: string; isExample: boolean };

/** Details that the law of the language's country requires; the launch checklist names the missing ones to staff. */
export function describeCompany({ site }: Pick<RequestContext, "site">, copy: Copy["company"]): CompanyRow[] {
  return keysOf(copy.rows).flatMap((name): CompanyRow[] => {
    const value = site[name];
    return typeof value === "string" ? [{ name, label: copy.rows[name] ?? name, value, isExample: isExample(site, name) }] : [];
  });
}

function isExample(site: Partial<Site>, name: keyof Site): boolean {
  return Object.values(siteBlocks).some(({ mark, fields }) => site[mark] === true && fields.some((field) => field === name));
}

export function listContacts({ site }: Pick<RequestContext, "site">) {
  const { email, privacyEmail = email, securityEmail = email, phone } = site;
  return { contact: { email, phone }, "privacy-contact": { email: privacyEmail }, "security-contact": { email: securityEmail } };
}
