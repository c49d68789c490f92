import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { Onward, useLinks } from "#app/features/platform/onward.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { callsPerMinute, keptRequests, wrongKeyPatience } from "#domain/open-api/schema";
import { formatNumber } from "#i18n/format.ts";
import { languages } from "#i18n/languages.ts";
import { Develop } from "./develop.tsx";
import { Hero } from "./hero.tsx";
import { readAnswers, type Sample } from "./read-answers.server.ts";
import { readReference } from "./read-reference.server.ts";
import { Sandbox } from "./sandbox.tsx";
import { samplesOf, sandboxSamples, webhookSample } from "./samples.ts";
import { Steps } from "./steps.tsx";
import { say } from "#i18n/say.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

const path = "/platform/open-api";

export const loader = pageLoader(path, async ({ page, copy, seo }) => {
  const api = new URL("/api/", page.siteUrl).href;
  const document = `${api}openapi.json`;
  const list: Sample = { path: "/product/list", query: { page: 1, size: 1, websiteId: languages[page.language].websiteId } };
  const wrong: Sample = { path: "/product/list", query: { size: 0 } };
  const listUrl = addressOf(page.siteUrl, list);
  const [answers, groups] = await Promise.all([readAnswers(page, list, wrong), readReference(page)]);
  const { phone, email, sample } = page.site;
  const number = (value: number) => formatNumber(page.language, value);
  const figures = {
    calls: number(callsPerMinute),
    wrongKeys: number(wrongKeyPatience.limit),
    wrongMinutes: number(wrongKeyPatience.seconds / 60),
    kept: number(keptRequests),
  };
  const counted = groups?.map((group) => ({
    ...group,
    count: say(page.language, copy.reference.count, { count: group.calls.length }),
  }));
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("detail-light-line"),
      jsonLd: [await breadcrumbList(page, [{ name: "Open API", path }])],
    },
    list: listUrl,
    wrong: addressOf(page.siteUrl, wrong),
    document,
    answers,
    groups: counted,
    samples: samplesOf(listUrl),
    sandbox: { samples: sandboxSamples, webhook: webhookSample },
    figures,
    company: { phone, email, sample },
  };
});

/** As others call it, from wherever they are. */
function addressOf(siteUrl: string, { path, query }: Sample): string {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return new URL(`/api${path}?${new URLSearchParams(entries)}`, siteUrl).href;
}

export const handle = { ground: "night" };

export type OpenApiData = Awaited<ReturnType<typeof loader>>;

export default function OpenApi() {
  const loaded = useLoaderData<typeof loader>();
  const { copy } = loaded;
  const { platforms, company, tools } = useLinks();
  const step = (link: { to: string; text: string } | undefined, note: string) => link && { ...link, note };
  return (
    <>
      <Hero loaded={loaded} />
      <Steps loaded={loaded} />
      <Sandbox loaded={loaded} />
      <Develop loaded={loaded} />
      <Onward
        heading={copy.onward.heading}
        steps={[
          step(tools?.openApiConsole, copy.onward.console),
          step(platforms?.panguOs, copy.onward.pangu),
          step(company?.contact, copy.onward.contact),
        ]}
      />
    </>
  );
}
