import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { readReplyTime } from "#app/features/reply-time/read-reply-time.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readEntry } from "#app/page/read-entry.ts";
import { readList } from "#app/page/read-list.ts";
import { retentionMonths } from "#domain/site-config/schema";
import { describeCompany, listContacts } from "./company.server.ts";
import { cookieTable } from "./cookie-table.server.ts";
import { otherPolicies, policyView } from "./policy-view.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

const policyPaths = [
  "/document/cookies-policy",
  "/document/privacy-policy",
  "/document/service-agreement",
  "/document/vulnerability-disclosure-policy",
  "/legal-notice",
  "/accessibility",
] as const;

/** One loader for all policies; the last part of the path is the id of the entry. */
export const loader = pageLoader(policyPaths, async ({ page, path, query, copy: { cookies, ...copy } }) => {
  const { language } = page;
  const policyId = path.slice(path.lastIndexOf("/") + 1);
  const [shellCopy, item, listed] = await Promise.all([
    readCopy(page, "frame"),
    readEntry(page, "policy", policyId),
    readList(page, "policy"),
  ]);
  const policy = policyView(language, item);
  const hasBlock = (name: string) => policy.parts.some((part) => "block" in part && part.block === name);
  const { title, description, keywords } = localiseEntry(language, item);
  const seo = {
    title,
    description,
    keywords,
    languages: item.languages,
    image: previewOf("letterbox"),
    jsonLd: [await breadcrumbList(page, [{ name: title, path }])],
  };
  return {
    copy,
    seo,
    policy,
    company: hasBlock("company") ? describeCompany(page, copy.company) : undefined,
    contacts: listContacts(page),
    questionRetention: fillPlaceholders(copy.questionRetention, { months: retentionMonths(page.site) }),
    replyTime: hasBlock("reply-time") ? await readReplyTime(page) : undefined,
    contactExample: page.site.sample === true,
    cookies: hasBlock("cookies") ? { copy: cookies, groups: cookieTable(page, cookies, shellCopy.consent.categories) } : undefined,
    otherPolicies: otherPolicies(language, policyId, listed),
    saved: query.get("result") === "saved",
  };
});

export type PolicyData = Awaited<ReturnType<typeof loader>>;
