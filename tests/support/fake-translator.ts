import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** Request that a translation service received. */
type ReceivedRequest = { headers: IncomingMessage["headers"]; path: string; body: Record<string, unknown> };
type Answer = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>;

/** Starts a translation service on this machine. `answer` writes the response to each request. */
export async function startFakeTranslator(answer: Answer) {
  const requests: ReceivedRequest[] = [];
  let current = answer;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>;
    const received = { headers: request.headers, path: request.url ?? "", body };
    requests.push(received);
    await current(received, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/translate`),
    requests,
    answerWith: (next: Answer) => {
      requests.length = 0;
      current = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
export type FakeTranslator = Awaited<ReturnType<typeof startFakeTranslator>>;

export const sendJson = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** Answers as DeepL does; `translate` gets each fragment. */
export const answerAsDeepL =
  (translate: (text: string) => string): Answer =>
  ({ body }, response) =>
    sendJson(response, {
      translations: (body.text as string[]).map((text) => ({ detected_source_language: "EN", text: translate(text) })),
    });

/** Answers as a chat endpoint does, with `content` as the message of the model. */
export const answerAsChat =
  (content: (texts: string[]) => string): Answer =>
  ({ body }, response) => {
    const [, user] = body.messages as { content: string }[];
    const { texts } = JSON.parse(user?.content ?? "{}") as { texts: string[] };
    sendJson(response, { id: "1", choices: [{ index: 0, message: { role: "assistant", content: content(texts) } }] });
  };
