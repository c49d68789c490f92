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
  const { copy } = data;
  return (
    <>
      <Container className="pb-section pt-6">
        <PageBreadcrumb current={copy.joinUs} />
        <h1 className="max-w-[18ch] pt-10 text-display text-balance hyphens-auto lg:pt-20">{copy.heading}</h1>
        <div className="pb-12 pt-6 lg:pb-20">
          {data.jobs.length > 0 && <p className="max-w-[46ch] text-lead lg:ml-[50%]">{copy.lead}</p>}
        </div>
        <Jobs {...data} />
      </Container>
      <ApplicationGuide {...data} />
    </>
  );
}
