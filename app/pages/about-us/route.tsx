import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { readCopy } from "#app/shell/read-copy.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { breadcrumbList, pageMeta, seoFor } from "#app/shell/seo.ts";
import { AboutHero } from "./about-hero.tsx";
import { CactusNames, CactusStory } from "./cactus-story.tsx";
import { BrandLine, CompanyAims, CompanyFigures } from "./company-sections.tsx";
import { copies } from "./copy/index.server.ts";

const path = "/about-us";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const { seo: seoCopy, ...copy } = await readCopy(page, "about-us", copies);
  const seo = seoFor(page, {
    ...seoCopy,
    path,
    image: previewOf("desert-night"),
    jsonLd: [breadcrumbList(page, [{ name: copy.home, path: "/" }, { name: copy.about, path }])],
  });
  const pictures = {
    desert: pictureOf("wide", "desert-night"),
    modules: pictureOf("half", "myrtillo-exploded"),
    line: pictureOf("half", "detail-light-line"),
  };
  return { copy, seo, pictures };
}

export const handle = { ground: "night" };
export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function AboutUs() {
  const { copy, pictures } = useLoaderData<typeof loader>();
  return (
    <>
      <AboutHero heading={copy.heading} lead={copy.lead} picture={pictures.desert} alt={copy.skyAlt} />
      <CactusStory story={copy.story} picture={pictures.modules} />
      <CactusNames names={copy.names} />
      <CompanyFigures figures={copy.figures} />
      <CompanyAims aims={copy.aims} />
      <BrandLine brand={copy.brand} onward={copy.onward} picture={pictures.line} />
    </>
  );
}
