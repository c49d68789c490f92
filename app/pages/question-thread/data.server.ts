import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { maxLengthsOf } from "#app/form/max-lengths.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { followUpSchema, type SenderThread } from "#domain/contact/schema";
import { describeRequest, type DetailLine } from "#domain/request-kinds/schema";
import { formatBytes, formatDay } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";

/** Shows a question and its answers to the holder of the mailed link. */
export const loader = pageLoader("/contact/thread", async ({ page, query, copy, seo }) => {
  const token = query.get("token") ?? "";
  const response = await page.api.get("/contact/thread", { token });
  return {
    copy,
    seo: { ...seo, image: previewOf("service-bench"), noindex: true },
    messages: pickMessages(page.language, ["linkExpired", "linkLapsed", "messageRequired"]),
    longest: maxLengthsOf(followUpSchema, ["message"]),
    picture: pictureOf("half", "service-bench"),
    contact: localPath(page.language, "/contact-us"),
    token,
    thread: response.code === 200 ? describeThread(response.data, { language: page.language, names: copy.facts, token }) : null,
    isExpired: response.code !== 200 && response.reason === "linkLapsed",
    result: query.get("result"),
  };
});

type Thread = Omit<SenderThread, "messages" | "request"> & {
  /** Number, dates and company of a request; the page shows them before the company has answered. */
  facts: DetailLine[];
  details: DetailLine[] | null;
  messages: (Omit<Message, "files"> & { files: ShownFile[] })[];
};

type Message = SenderThread["messages"][number];

type ShownFile = { name: string; size: string; to: string };

type Names = Record<"reference" | "received" | "company" | "answerBy", string>;

function describeThread(
  { request, ...thread }: SenderThread,
  { language, names, token }: { language: Language; names: Names; token: string },
): Thread {
  const describeFile = ({ id, name, bytes }: NonNullable<Message["files"]>[number]) => ({
    name,
    size: formatBytes(language, bytes),
    to: `/api/contact/thread/file?${new URLSearchParams({ token, id })}`,
  });
  const details = request && describeRequest(request, language);
  const { reference, createdAt, company, answerBy } = thread;
  const facts = [
    { name: names.reference, text: reference },
    { name: names.received, text: formatDay(language, createdAt.slice(0, 10)) },
    ...(company === "" ? [] : [{ name: names.company, text: company }]),
    ...(answerBy === null ? [] : [{ name: names.answerBy, text: formatDay(language, answerBy.slice(0, 10)) }]),
  ];
  return {
    ...thread,
    facts,
    details,
    messages: thread.messages.map(({ files = [], ...message }) => ({ ...message, files: files.map(describeFile) })),
  };
}

export type ThreadData = Awaited<ReturnType<typeof loader>>;
