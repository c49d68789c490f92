import { redirect, useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { longestOf } from "#app/form/longest.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { callApi, readValues, refuseForm } from "#app/form/submit-form.ts";
import { TaskFrame } from "#app/frame/task-frame.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { followUpSchema, type SenderThread } from "#domain/contact/schema";
import { describeRequest, type DetailLine } from "#domain/request-kinds/schema";
import { formatBytes } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { FollowUpForm } from "./follow-up-form.tsx";
import { LinkOver } from "./link-over.tsx";
import { Messages } from "./messages.tsx";

export { clientLoader, meta } from "#app/page/page-exports.ts";

/** A question and its answers, for whoever has the link that was mailed to its sender. */
export const loader = pageLoader("/contact/thread", async ({ page, query, copy, seo }) => {
  const token = query.get("token") ?? "";
  const read = await page.api.get("/contact/thread", { token });
  return {
    copy,
    seo: { ...seo, image: previewOf("service-bench"), noindex: true },
    messages: pickMessages(page.language, ["linkExpired", "linkLapsed", "messageRequired"]),
    longest: longestOf(followUpSchema, ["message"]),
    picture: pictureOf("half", "service-bench"),
    contact: localPath(page.language, "/contact-us"),
    token,
    thread: read.code === 200 ? shownThread(read.data, page.language, token) : null,
    isOver: read.code !== 200 && read.reason === "linkLapsed",
    result: query.get("result"),
  };
});

type Thread = Omit<SenderThread, "messages" | "request"> & {
  details: DetailLine[] | null;
  messages: (Omit<Message, "files"> & { files: ShownFile[] })[];
};
type Message = SenderThread["messages"][number];
type ShownFile = { name: string; size: string; to: string };

/** In words, and with where each file is to be had, under the same link as the page. */
function shownThread({ request, ...thread }: SenderThread, language: Language, token: string): Thread {
  const shown = ({ id, name, bytes }: NonNullable<Message["files"]>[number]) => ({
    name,
    size: formatBytes(language, bytes),
    to: `/api/contact/thread/file?${new URLSearchParams({ token, id })}`,
  });
  const details = request && describeRequest(request, language);
  return { ...thread, details, messages: thread.messages.map(({ files = [], ...message }) => ({ ...message, files: files.map(shown) })) };
}

export const action = ({ request, context }: ActionFunctionArgs) => act(request, context.get(requestContext).api);
export const clientAction = ({ request }: ClientActionFunctionArgs) => act(request, browserApi());

async function act(request: Request, api: ApiClient) {
  const values = await readValues(request);
  const { token = "" } = values;
  const isNewLink = values.form === "newLink";
  const answer = isNewLink ? await callApi(api, "/contact/thread/link", { token }) : await callApi(api, "/contact/thread", values);
  if (!answer.ok) return refuseForm(answer, values);
  const query = new URLSearchParams({ token, result: isNewLink ? "mailed" : "sent" });
  throw redirect(`${new URL(request.url).pathname}?${query}`, 303);
}

export type ThreadData = Awaited<ReturnType<typeof loader>>;

export default function QuestionThread() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { copy, messages, thread, picture } = page;
  return (
    <TaskFrame picture={picture} crop="object-[40%_50%]">
      <h1 className="pb-6 text-h2">{copy.headings[thread?.kind ?? "question"]}</h1>
      {thread ? (
        <>
          <Messages copy={copy} thread={thread} />
          {/* Each message that was sent leaves an empty field behind. */}
          <FollowUpForm key={thread.messages.length} page={page} state={thread.state} answer={answer} />
        </>
      ) : page.isOver ? (
        <LinkOver page={page} answer={answer} />
      ) : (
        <div className="grid max-w-prose justify-items-start gap-6">
          <Notice kind="failed" heading={messages.linkExpired}>
            <p>{copy.over}</p>
          </Notice>
          <TextLink to={page.contact}>{copy.ask}</TextLink>
        </div>
      )}
    </TaskFrame>
  );
}
