import { useLoaderData } from "react-router";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import { ApplicationGuide } from "./application-guide.tsx";
import { Jobs } from "./jobs.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function JoinUs() {
  const data = useLoaderData<typeof loader>();
  const { copy, jobs, onlyExamples } = data;
  // Examples of jobs come after the open application, which a visitor can really send.
  const guide = <ApplicationGuide {...data} />;
  return (
    <>
      <Container className="pt-6">
        <PageBreadcrumb current={copy.joinUs} />
        <div className="grid items-end gap-x-gap gap-y-6 pb-12 pt-10 lg:grid-cols-12 lg:pb-16 lg:pt-16">
          <h1 className="max-w-[18ch] text-display text-balance hyphens-auto lg:col-span-8">{copy.heading}</h1>
          {jobs.length > 0 && <p className="max-w-[46ch] text-lead lg:col-span-4 lg:pb-2">{copy.lead}</p>}
        </div>
      </Container>
      {onlyExamples && guide}
      <Container className={onlyExamples ? "py-section" : "pb-section"}>
        <Jobs {...data} />
      </Container>
      {!onlyExamples && guide}
    </>
  );
}
