/* oxlint-disable site/page-route -- no clientLoader: only the router's own request follows a redirect to the login */
import { useEffect } from "react";
import { useActionData, useLoaderData, useLocation, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { browserApi } from "#app/form/browser-api.ts";
import { requestContext } from "#app/page/request-context.ts";
import { showToast } from "#app/ui/toast.ts";
import { sendCenterForm } from "./center-actions.ts";
import { Center } from "./center.tsx";
import { ExpiredSession } from "./expired-session.tsx";
import { expiredSessionContext } from "./expired-session-context.ts";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { meta } from "#app/page/page-exports.ts";

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await sendCenterForm(request, context.get(requestContext).api);
  if (answer.data.reason === "notSignedIn") context.set(expiredSessionContext, true);
  return answer;
}

export const clientAction = ({ request }: ClientActionFunctionArgs) => sendCenterForm(request, browserApi());

export default function PersonalCenter() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { key } = useLocation();
  const { center, result, copy } = loaded;
  useEffect(() => {
    if (result && !answer) showToast("done", copy.results[result]);
  }, [result, answer, copy, key]);
  return center ? <Center loaded={loaded} center={center} answer={answer} /> : <ExpiredSession loaded={loaded} answer={answer} />;
}
