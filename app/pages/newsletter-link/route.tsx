import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import type { ApiClient } from "#app/api-client/api-client.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { callApi, finishForm, readValues } from "#app/form/submit-form.ts";
import { requestContext } from "#app/page/request-context.ts";
import { TaskLayout } from "#app/frame/task-layout.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { splitPath } from "#i18n/paths.ts";
import { TokenForm } from "./token-form.tsx";
import { kindOf } from "./kind-of.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

const oneClickBody = { "List-Unsubscribe": "One-Click" } as const;

export const action = ({ request, context }: ActionFunctionArgs) => submitToken(request, context.get(requestContext).api);

export const clientAction = ({ request }: ClientActionFunctionArgs) => submitToken(request, browserApi());

async function submitToken(request: Request, api: ApiClient) {
  const { pathname } = new URL(request.url);
  const { token = "" } = await readValues(request);
  const answer = await (kindOf(splitPath(pathname).path) === "confirm"
    ? callApi(api, "/newsletter/confirm", { token, page: pathname })
    : callApi(api, `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`, oneClickBody, "application/x-www-form-urlencoded"));
  return finishForm(request, answer, { token }, "done");
}

export default function NewsletterLink() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { copy, picture, done } = page;
  return (
    <TaskLayout picture={picture} crop="object-[20%_50%]">
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
    </TaskLayout>
  );
}
