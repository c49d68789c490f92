import http from "node:http";
import type { AddressInfo } from "node:net";

type Value = { stringValue?: string; intValue?: number | string };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  events?: unknown[];
  status?: { code?: number; message?: string };
};
type Export = { resourceSpans: { resource: { attributes: { key: string; value: Value }[] }; scopeSpans: { spans: SentSpan[] }[] }[] };

export type ReceivedSpan = Omit<SentSpan, "attributes"> & { attributes: Record<string, string | number | undefined>; service: unknown };
export type TraceReceiver = { url: string; spans: ReceivedSpan[]; close(): Promise<void> };

/** Starts a collector that accepts OTLP traces over HTTP as JSON and keeps them in memory. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url !== "/v1/traces" || request.headers["content-type"] !== "application/json") {
      response.writeHead(400).end();
      return;
    }
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Export;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = valuesOf(resource.attributes)["service.name"];
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, parentSpanId: span.parentSpanId || undefined, attributes: valuesOf(span.attributes), service });
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function valuesOf(attributes: readonly { key: string; value: Value }[]): Record<string, string | number | undefined> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? (value.intValue === undefined ? undefined : Number(value.intValue))]),
  );
}
