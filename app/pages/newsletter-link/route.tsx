import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { callApi, finishForm, readValues } from "#app/form/submit-form.ts";
import { loadPayload } from "#app/page/payload.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";
import { TaskFrame } from "#app/frame/task-frame.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath, splitPath } from "#i18n/paths.ts";
import { TokenForm } from "./token-form.tsx";

const oneClick = { "List-Unsubscribe": "One-Click" };

/** What a link of a mail leads to. Programs that follow every link in a mail must not act by it, so a person presses a button. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const { pathname, searchParams } = new URL(request.url);
  const kind = kindOf(pathname);
  const { sending, ...copy } = await readCopy(page, "newsletter-link");
  return {
    copy: { ...copy[kind], sending },
    seo: seoFor(page, {
      title: copy[kind].title,
      description: copy[kind].text,
      keywords: [copy[kind].title],
      path: `/newsletter/${kind}`,
      image: previewOf("agave-th-detail-1"),
      noindex: true,
    }),
    messages: pickMessages(page.language, ["linkExpired", "newsletterFailed"]),
    newsletter: localPath(page.language, "/newsletter"),
    picture: pictureOf("half", "agave-th-detail-2"),
    token: searchParams.get("token") ?? "",
    done: searchParams.get("result") === "done",
  };
}

export const action = ({ request, context }: ActionFunctionArgs) => act(request, context.get(requestContext).api);
export const clientAction = ({ request }: ClientActionFunctionArgs) => act(request, browserApi());
export const clientLoader = loadPayload;
export const meta = pageMeta;

export type NewsletterLinkData = Awaited<ReturnType<typeof loader>>;

async function act(request: Request, api: ApiClient) {
  const { pathname } = new URL(request.url);
  const { token = "" } = await readValues(request);
  const answer = await (kindOf(pathname) === "confirm"
    ? callApi(api, "/newsletter/confirm", { token, page: pathname })
    : callApi(api, `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`, oneClick, "application/x-www-form-urlencoded"));
  return finishForm(request, answer, { token }, "done");
}

function kindOf(pathname: string): "confirm" | "unsubscribe" {
  return splitPath(pathname).path === "/newsletter/confirm" ? "confirm" : "unsubscribe";
}

export default function NewsletterLink() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { copy, picture, done } = page;
  return (
    <TaskFrame picture={picture}>
      {done ? (
        <output className="block max-w-prose">
          <h1 className="text-h2">{copy.done.heading}</h1>
          <p className="pb-6 pt-4 text-soft">{copy.done.text}</p>
          <TextLink to={page.newsletter}>{copy.on}</TextLink>
        </output>
      ) : (
        <>
          <h1 className="text-h2">{copy.heading}</h1>
          <p className="max-w-prose pb-8 pt-4 text-soft">{copy.text}</p>
          <TokenForm page={page} answer={answer} />
        </>
      )}
    </TaskFrame>
  );
}
