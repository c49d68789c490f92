import { useLoaderData } from "react-router";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { ProductRows } from "#app/features/solutions/line-products.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import type { PageHandle } from "#app/frame/use-page-handle.ts";
import { Container } from "#app/ui/container.tsx";
import { LinkRows } from "../link-rows.tsx";
import { LimitTool } from "./limit-tool.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const handle: PageHandle = { ground: "night" };

export default function ForBusiness() {
  const data = useLoaderData<typeof loader>();
  const { copy, shared, products, questions, links } = data;
  return (
    <>
      <section className="night pb-section">
        <Container className="pt-6">
          <PageBreadcrumb current={copy.name} />
          <div className="grid items-end gap-x-gap gap-y-4 pt-8 pb-6 lg:grid-cols-12 lg:pt-12">
            <h1 className="text-h2 text-balance hyphens-auto lg:col-span-7">{copy.heading}</h1>
            <p className="max-w-[46ch] text-lead text-soft lg:col-span-5">{copy.lead}</p>
          </div>
        </Container>
        <LimitTool data={data} />
      </section>
      <Container className="grid gap-x-gap gap-y-10 pt-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2 text-balance hyphens-auto">{copy.further.heading}</h2>
          <p className="max-w-[44ch] pt-4 pb-8 text-lead text-soft">{copy.further.text}</p>
          <ProductRows products={products} />
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <LinkRows links={links} />
        </div>
      </Container>
      <LineQuestions questions={questions} copy={shared} filter="?line=commercial-industrial" />
    </>
  );
}
