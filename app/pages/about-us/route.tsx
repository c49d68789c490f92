import { useLoaderData } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { Aims } from "./aims.tsx";
import { readFootprint } from "./footprint.server.ts";
import { Footprint } from "./footprint.tsx";
import { Head } from "./head.tsx";
import { Onward } from "./onward.tsx";
import { People } from "./people.tsx";
import { Years } from "./years.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/about-us", async ({ page, path, copy, seo }) => {
  const footprint = await readFootprint(page);
  const pictures = {
    hall: pictureOf("wide", "test-line"),
    desert: pictureOf("wide", "desert-night"),
    line: pictureOf("wide", "detail-light-line"),
  };
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("test-line"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.about, path }])],
    },
    pictures,
    footprint,
  };
});

export default function AboutUs() {
  const { copy, pictures, footprint } = useLoaderData<typeof loader>();
  return (
    <>
      <Head copy={copy} picture={pictures.hall} />
      <Aims copy={copy.aims} />
      <Years copy={copy.years} />
      <People copy={copy.people} />
      <Footprint copy={copy.footprint} footprint={footprint} />
      <Onward copy={copy.onward} desert={pictures.desert} line={pictures.line} />
    </>
  );
}
