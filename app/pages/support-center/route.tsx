import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { loadPayload } from "#app/page/payload.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { readSupport } from "#app/features/support/read-support.server.ts";
import { Container } from "#app/ui/container.tsx";
import { readHub } from "./hub.server.ts";
import { Codes, Downloads, Elsewhere, Questions } from "./sections.tsx";
import { SearchBar } from "./search-bar.tsx";

const path = "/support-center";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [{ seo, ...copy }, { way, words, lines, jsonLd }] = await Promise.all([
    readCopy(page, "support-center"),
    readSupport(page, "center"),
  ]);
  return {
    copy,
    way,
    words,
    seo: seoFor(page, { ...seo, path, image: previewOf("cholla-wifi-detail-1"), jsonLd: [jsonLd] }),
    ...(await readHub(page, lines)),
  };
}

export type HubData = Awaited<ReturnType<typeof loader>>;

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function SupportCenter() {
  const data = useLoaderData<typeof loader>();
  return (
    <Container className="pb-20 pt-6 lg:pb-28">
      <PageBreadcrumb {...data.way} />
      <h1 className="pb-6 pt-8 text-h2 lg:pt-10">{data.copy.heading}</h1>
      <SearchBar copy={data.copy} />
      <div className="flex flex-col gap-14 pt-12 lg:grid lg:grid-cols-12 lg:gap-x-gap lg:pt-16">
        <div className="contents lg:col-span-6 lg:flex lg:flex-col lg:gap-14">
          <Downloads {...data} />
          <Questions {...data} />
        </div>
        <div className="contents lg:col-span-5 lg:col-start-8 lg:flex lg:flex-col lg:gap-14">
          <Codes {...data} />
          <Elsewhere copy={data.copy} />
        </div>
      </div>
    </Container>
  );
}
