import { useEffect } from "react";
import { useLocation } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { localPath } from "#i18n/paths.ts";
import { mailtoUrl } from "./mailto-url.ts";
import type { JoinUsData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

export function Jobs({ copy, jobs, email }: JoinUsData) {
  const language = usePageLanguage();
  const { hash } = useLocation();
  // A search result links to a job by its hash: open that job.
  useEffect(() => {
    const job = document.getElementById(hash.slice(1))?.querySelector("details");
    if (job) job.open = true;
  }, [hash]);
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-4">
        <h2 className="text-h2 hyphens-auto">{copy.jobs}</h2>
        <p className="text-soft tabular-nums">{fillPlaceholders(copy.count, { count: jobs.length })}</p>
      </div>
      {jobs.length === 0 && <EmptyState {...copy.empty} to={`${localPath(language, "/contact-us")}?problemType=career#ask`} />}
      <ul className="border-b border-strong empty:border-0">
        {jobs.map((job) => (
          <li key={job.id} id={job.id} className="scroll-mt-28 border-t border-strong">
            <details className="group" lang={job.lang}>
              <summary className="relative grid gap-x-gap pr-8 gap-y-1 py-5 hover:text-action lg:grid-cols-12 lg:items-baseline">
                <span className="text-h3 hyphens-auto wrap-anywhere lg:col-span-6">
                  {job.title} {job.example && <Tag>{copy.example}</Tag>}
                </span>
                <span className="text-soft lg:col-span-3">{job.placeText}</span>
                <span className="text-soft lg:col-span-2">{job.kind}</span>
                <span
                  aria-hidden="true"
                  className="absolute right-0 top-7 size-3.5 before:absolute before:inset-x-0 before:top-1/2 before:border-t-2 after:absolute after:inset-y-0 after:left-1/2 after:border-l-2 group-open:after:hidden print:hidden"
                />
              </summary>
              <div className="grid gap-x-gap gap-y-6 pb-10 pt-2 lg:grid-cols-12">
                <p className="text-lead lg:col-span-5">{job.lead}</p>
                <div className="lg:col-span-6 lg:col-start-7">
                  <div className="prose" dangerouslySetInnerHTML={{ __html: job.body }} />
                  {email && (
                    <p className="pt-4">
                      <a href={mailtoUrl(email, job.title)} className="line-link inline-block py-1.5 font-label text-action">
                        {copy.applyFor}
                        <span className="sr-only"> {job.title}</span>
                      </a>
                    </p>
                  )}
                </div>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
