import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { groupByLanguage } from "#app/api-client/api-client.ts";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { JobSummary } from "#app/page/entries.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { loadPayload } from "#app/page/payload.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { Container } from "#app/ui/container.tsx";
import { contentLanguageOf } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import { Apply } from "./apply.tsx";
import { Jobs } from "./jobs.tsx";

const path = "/join-us";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const { language } = page;
  const [{ seo: seoCopy, ...copy }, listed] = await Promise.all([readCopy(page, "join-us"), readList<JobSummary>(page, "job")]);
  const names = regionNames(language);
  const jobs = groupByLanguage(listed)[contentLanguageOf(language)].map((entry) => {
    const { id, country, kind, sample, title, place, lead, body, lang } = localiseEntry(language, entry);
    const where = `${place}${copy.placeJoin}${names(country)}`;
    return { id, title, where, kind: copy.kinds[kind], lead, body, example: sample === true, lang };
  });
  return {
    copy,
    seo: seoFor(page, {
      ...seoCopy,
      path,
      image: previewOf("agave-th-detail-2"),
      jsonLd: [await breadcrumbList(page, [{ name: copy.joinUs, path }])],
    }),
    jobs,
    email: page.site.email,
    isSampleAddress: page.site.sample === true,
    picture: pictureOf("half", "agave-th-detail-2"),
  };
}

export type JoinUsData = Awaited<ReturnType<typeof loader>>;

export const clientLoader = loadPayload;
export const meta = pageMeta;

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
