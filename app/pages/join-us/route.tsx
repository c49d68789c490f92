import { useLoaderData } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { readList } from "#app/page/read-list.ts";
import { Container } from "#app/ui/container.tsx";
import { regionNames } from "#i18n/region-names.ts";
import { placeIn } from "#i18n/traits.ts";
import { Apply } from "./apply.tsx";
import { Jobs } from "./jobs.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/join-us", async ({ page, path, copy, seo }) => {
  const { language } = page;
  const listed = await readList(page, "job");
  const names = regionNames(language);
  const jobs = listed.map((entry) => {
    const { id, country, kind, sample, title, place, lead, body, lang } = localiseEntry(language, entry);
    const where = placeIn(language, place, names(country));
    return { id, title, where, kind: copy.kinds[kind], lead, body, example: sample === true, lang };
  });
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("workbench"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.joinUs, path }])],
    },
    jobs,
    email: page.site.email,
    isSampleAddress: page.site.sample === true,
    picture: pictureOf("half", "workbench"),
  };
});

export type JoinUsData = Awaited<ReturnType<typeof loader>>;

export default function JoinUs() {
  const data = useLoaderData<typeof loader>();
  const { copy } = data;
  return (
    <>
      <Container className="pb-section pt-6">
        <PageBreadcrumb current={copy.joinUs} />
        <h1 className="max-w-[14ch] pt-10 text-display text-balance hyphens-auto lg:pt-20">{copy.heading}</h1>
        <p className="max-w-[46ch] pb-12 pt-6 text-lead lg:ml-[50%] lg:pb-20">{copy.lead}</p>
        <Jobs {...data} />
      </Container>
      <Apply {...data} />
    </>
  );
}
