import type { RequestContext } from "#app/page/request-context.ts";
import type { JobKind } from "#domain/content/schema";

const employmentTypes: Record<JobKind, string> = { permanent: "FULL_TIME", "fixed-term": "TEMPORARY", internship: "INTERN" };

type Job = { title: string; body: string; kind: JobKind; place: string; country: string; posted?: string; sample?: boolean };

/** Builds the structured data of a job. Example content has none, because it is not true; search engines require the day. */
export function jobJsonLd(page: Pick<RequestContext, "siteUrl" | "site">, job: Job): object[] {
  const { title, body, kind, place, country, posted, sample } = job;
  if (sample === true || posted === undefined || !page.site.brand) return [];
  return [
    {
      "@type": "JobPosting",
      title,
      description: body,
      datePosted: posted,
      employmentType: employmentTypes[kind],
      directApply: true,
      hiringOrganization: { "@type": "Organization", name: page.site.brand, sameAs: page.siteUrl },
      jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressLocality: place, addressCountry: country } },
    },
  ];
}
