import { useLoaderData } from "react-router";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { EmergencyNotice } from "#app/features/support/emergency-notice.tsx";
import { Container } from "#app/ui/container.tsx";
import { Codes, Downloads, OtherSections, Questions } from "./sections.tsx";
import { SearchBar } from "./search-bar.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function SupportCenter() {
  const data = useLoaderData<typeof loader>();
  return (
    <Container className="pb-20 pt-6 lg:pb-28">
      <PageBreadcrumb {...data.way} />
      <h1 className="pb-6 pt-8 text-h2 lg:pt-10">{data.copy.heading}</h1>
      <div className="pb-8">
        <EmergencyNotice {...data.emergency} id="emergency" />
      </div>
      <SearchBar copy={data.copy} longest={data.longest} />
      <div className="flex flex-col gap-14 pt-12 lg:grid lg:grid-cols-12 lg:gap-x-gap lg:pt-16">
        <div className="contents lg:col-span-6 lg:flex lg:flex-col lg:gap-14">
          <Downloads {...data} />
          <Questions {...data} />
        </div>
        <div className="contents lg:col-span-5 lg:col-start-8 lg:flex lg:flex-col lg:gap-14">
          <Codes {...data} />
          <OtherSections copy={data.copy} />
        </div>
      </div>
    </Container>
  );
}
