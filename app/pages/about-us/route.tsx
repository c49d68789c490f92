import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { loadPayload } from "#app/page/payload.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { Aims } from "./aims.tsx";
import { readFootprint } from "./footprint.server.ts";
import { Footprint } from "./footprint.tsx";
import { Head } from "./head.tsx";
import { Onward } from "./onward.tsx";
import { People } from "./people.tsx";
import { Years } from "./years.tsx";

const path = "/about-us";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const [{ seo: seoCopy, ...copy }, footprint] = await Promise.all([readCopy(page, "about-us"), readFootprint(page)]);
  const seo = seoFor(page, {
    ...seoCopy,
    path,
    image: previewOf("utility-field"),
    jsonLd: [await breadcrumbList(page, [{ name: copy.about, path }])],
  });
  const pictures = {
    field: pictureOf("wide", "utility-field"),
    desert: pictureOf("wide", "desert-night"),
    line: pictureOf("wide", "detail-light-line"),
  };
  return { copy, seo, pictures, footprint };
}

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function AboutUs() {
  const { copy, pictures, footprint } = useLoaderData<typeof loader>();
  return (
    <>
      <Head copy={copy} picture={pictures.field} />
      <Aims copy={copy.aims} />
      <Years copy={copy.years} />
      <People copy={copy.people} />
      <Footprint copy={copy.footprint} footprint={footprint} />
      <Onward copy={copy.onward} desert={pictures.desert} line={pictures.line} />
    </>
  );
}
