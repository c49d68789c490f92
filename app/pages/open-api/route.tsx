import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/shell/breadcrumb-list.server.ts";
import { loadPayload } from "#app/shell/payload.ts";
import { Onward, useLinks } from "#app/shell/platform/onward.tsx";
import { readCopy } from "#app/shell/read-copy.ts";
import { requestContext } from "#app/shell/request-context.ts";
import { pageMeta, seoFor } from "#app/shell/seo.ts";
import { callsPerMinute, keptRequests, wrongKeyPatience } from "#domain/open-api/schema";
import { formatNumber, pluralOf } from "#i18n/format.ts";
import { languages } from "#i18n/languages.ts";
import { copies } from "./copy/index.server.ts";
import { Develop } from "./develop.tsx";
import { Hero } from "./hero.tsx";
import { readAnswers } from "./read-answers.server.ts";
import { readReference } from "./read-reference.server.ts";
import { samplesOf } from "./samples.ts";
import { Steps } from "./steps.tsx";

const path = "/platform/open-api";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const api = new URL("/api/", page.siteUrl).href;
  const document = `${api}openapi.json`;
  const list = `${api}product/list?page=1&size=1&websiteId=${languages[page.language].websiteId}`;
  const wrong = `${api}product/list?size=0`;
  const [{ seo: seoCopy, ...copy }, answers, groups] = await Promise.all([readCopy(page, "open-api", copies), readAnswers(page, list, wrong), readReference(page, document)]);
  const { phone, email, sample } = page.site;
  const seo = seoFor(page, {
    ...seoCopy,
    path,
    image: previewOf("detail-light-line"),
    jsonLd: [await breadcrumbList(page, [{ name: "Open API", path }])],
  });
  const number = (value: number) => formatNumber(page.language, value);
  const figures = { calls: number(callsPerMinute), wrongKeys: number(wrongKeyPatience.limit), wrongMinutes: number(wrongKeyPatience.seconds / 60), kept: number(keptRequests) };
  const counted = groups?.map((group) => ({ ...group, count: copy.reference.count[pluralOf(page.language, group.calls.length)].replace("{count}", number(group.calls.length)) }));
  return { copy, seo, list, wrong, document, answers, groups: counted, samples: samplesOf(list), figures, company: { phone, email, sample } };
}

export const handle = { ground: "night" };
export const clientLoader = loadPayload;
export const meta = pageMeta;

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
      <Develop loaded={loaded} />
      <Onward heading={copy.onward.heading} steps={[step(tools?.openApiConsole, copy.onward.console), step(platforms?.panguOs, copy.onward.pangu), step(company?.contact, copy.onward.contact)]} />
    </>
  );
}
