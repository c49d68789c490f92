import { previewOf } from "#app/assets/pictures.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { callsPerMinute, maxLoggedRequests, wrongKeyLimit } from "#domain/open-api/schema";
import { formatBytes, formatNumber } from "#i18n/format.ts";
import { languages } from "#i18n/languages.ts";
import { readExampleResponses, type ExampleCall, type ExampleResponses } from "./read-example-responses.server.ts";
import { highlightCode } from "./highlight-code.server.ts";
import { groupCalls } from "./group-calls.server.ts";
import { clientSample, downloadCommandsOf, samplesOf, sandboxSamples, setupOf, webhookSamples, type Sample } from "./samples.ts";
import { formatMessage } from "#i18n/format-message.ts";

const path = "/platform/open-api";

export const loader = pageLoader(path, async ({ page, copy, seo }) => {
  const api = new URL("/api/", page.siteUrl).href;
  const document = `${api}openapi.json`;
  const listCall: ExampleCall = { path: "/product/list", query: { page: 1, size: 1, websiteId: languages[page.language].websiteId } };
  const failingCall: ExampleCall = { path: "/product/list", query: { size: 0 } };
  const listUrl = callUrl(page.siteUrl, listCall);
  const client = `${api}ecactus.ts`;
  const [responses, description, clientText] = await Promise.all([
    readExampleResponses(page, listCall, failingCall),
    page.api.document("/openapi.json").catch(() => undefined),
    page.api.document("/ecactus.ts").catch(() => undefined),
  ]);
  const sizeOf = (content: unknown) =>
    content === undefined
      ? undefined
      : formatBytes(page.language, Buffer.byteLength(typeof content === "string" ? content : JSON.stringify(content)));
  const groups = description === undefined ? undefined : groupCalls(description);
  const { phone, email, sample } = page.site;
  const format = (value: number) => formatNumber(page.language, value);
  const figures = {
    calls: format(callsPerMinute),
    wrongKeys: format(wrongKeyLimit.limit),
    wrongMinutes: format(wrongKeyLimit.seconds / 60),
    kept: format(maxLoggedRequests),
  };
  const countedGroups = groups?.map((group) => ({
    ...group,
    count: formatMessage(page.language, copy.reference.count, { count: group.calls.length }),
  }));
  return {
    copy,
    seo: {
      ...seo,
      image: previewOf("control-desk"),
      jsonLd: [await breadcrumbList(page, [{ name: "Open API", path }])],
    },
    list: listUrl,
    failingUrl: callUrl(page.siteUrl, failingCall),
    document,
    request: highlightCode("http", `GET ${pathOf(listUrl)}\nAccept: application/json`),
    header: highlightCode("http", "Authorization: Bearer <id>.<secret>"),
    responses: {
      list: responses.list && excerptView(responses.list),
      error: responses.errorText === undefined ? undefined : highlightCode("json", responses.errorText),
    },
    groups: countedGroups,
    samples: samplesOf(listUrl).map(highlightSample),
    setup: highlightSample(setupOf(api.slice(0, -1))).code,
    sandbox: { samples: sandboxSamples.map(highlightSample), webhookSamples: webhookSamples.map(highlightSample) },
    downloads: {
      client: { url: new URL(client).pathname, size: sizeOf(clientText) },
      description: { url: new URL(document).pathname, size: sizeOf(description) },
      sample: highlightSample(clientSample).code,
      commands: highlightSample(downloadCommandsOf(client)).code,
    },
    figures,
    company: { phone, email, sample },
  };
});

const excerptView = ({ text, ...counts }: NonNullable<ExampleResponses["list"]>) => ({ ...counts, code: highlightCode("json", text) });

const highlightSample = ({ id, name, language, code }: Sample) => ({ id, name, code: highlightCode(language, code) });

const pathOf = (url: string): string => url.slice(new URL(url).origin.length);

/** Absolute URL, as external clients call it. */
function callUrl(siteUrl: string, { path, query }: ExampleCall): string {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return new URL(`/api${path}?${new URLSearchParams(entries)}`, siteUrl).href;
}

export type OpenApiData = Awaited<ReturnType<typeof loader>>;
