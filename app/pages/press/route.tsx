import { useLoaderData } from "react-router";
import { MarkDownloads } from "#app/features/mark/mark-downloads.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { Facts, PressContact } from "./facts.tsx";
import { Images, News } from "./lists.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Press() {
  const { copy, company, mark, images, news } = useLoaderData<typeof loader>();
  const language = usePageLanguage();
  return (
    <>
      <Container className="pt-6">
        <PageBreadcrumb steps={[{ name: copy.about, to: localPath(language, "/about-us") }]} current={copy.press} />
        <div className="grid gap-x-gap gap-y-4 pt-8 lg:grid-cols-12 lg:items-baseline-last lg:pt-12">
          <h1 className="text-display text-balance hyphens-auto lg:col-span-8">{copy.heading}</h1>
          <p className="max-w-prose text-lead lg:col-span-4">{copy.lead}</p>
        </div>
      </Container>
      <Container className="grid gap-x-gap gap-y-12 pt-section lg:grid-cols-12">
        <Facts copy={copy} company={company} />
        <PressContact copy={copy} company={company} />
      </Container>
      <MarkDownloads {...mark} />
      <Images copy={copy} images={images} />
      <News copy={copy} news={news} />
    </>
  );
}
