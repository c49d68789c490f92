import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ExampleFold } from "#app/ui/example-fold.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { localPath } from "#i18n/paths.ts";
import type { JoinUsData } from "./data.server.ts";

export function Jobs({ copy, jobs, onlyExamples }: JoinUsData) {
  const language = usePageLanguage();
  if (jobs.length === 0) return <EmptyState {...copy.empty} to={`${localPath(language, "/contact-us")}?problemType=career#ask`} />;
  const count = fillPlaceholders(copy.count, { count: jobs.length });
  if (onlyExamples)
    return (
      <ExampleFold heading={copy.jobs} count={count} example={copy.example}>
        <JobList copy={copy} jobs={jobs} />
      </ExampleFold>
    );
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-4">
        <h2 className="text-title hyphens-auto">{copy.jobs}</h2>
        <p className="text-soft tabular-nums">{count}</p>
      </div>
      <JobList copy={copy} jobs={jobs} />
    </section>
  );
}

function JobList({ copy, jobs }: Pick<JoinUsData, "copy" | "jobs">) {
  const language = usePageLanguage();
  return (
    <ul className="border-b border-strong">
      {jobs.map((job) => (
        <li
          key={job.id}
          lang={job.lang}
          className="link-row grid gap-x-gap gap-y-1 border-t border-strong py-5 lg:grid-cols-12 lg:items-baseline"
        >
          <h3 className="text-h3 hyphens-auto wrap-anywhere lg:col-span-6">
            <Link to={localPath(language, `/join-us/${job.id}`)} className="row-link">
              {job.title}
            </Link>{" "}
            {job.example && <Tag>{copy.example}</Tag>}
          </h3>
          <p className="text-soft lg:col-span-3">{job.placeText}</p>
          <p className="text-soft lg:col-span-3">{job.kind}</p>
          <p className="max-w-prose lg:col-span-9">{job.lead}</p>
        </li>
      ))}
    </ul>
  );
}
