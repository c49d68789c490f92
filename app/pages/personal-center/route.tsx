import { useEffect } from "react";
import {
  createContext,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
} from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { readAccountTexts } from "#app/features/account/account-texts.server.ts";
import { readProfile } from "#app/features/account/read-profile.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { callingCodes, countriesWithCodes } from "#app/form/calling-codes.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { showToast } from "#app/ui/toast.ts";
import { localPath } from "#i18n/paths.ts";
import { sendCenterForm } from "./center-actions.ts";
import { Center } from "./center.tsx";
import { Expired } from "./expired.tsx";
import { readCenter } from "./read-center.server.ts";

export { meta } from "#app/page/page-exports.ts";

/** Set by the action where a form came after its session had ended: then what was typed is shown, not the login page. */
const expiredContext = createContext(false);

// oxlint-disable-next-line house/page-route -- no clientLoader: only the router's own request follows a redirect to the login
export const loader = pageLoader("/personal-center", async ({ page, path, query, copy, seo, context }) => {
  const profile = await readProfile(page.api);
  const address = localPath(page.language, path);
  if (!profile && !context.get(expiredContext))
    throw redirect(`${localPath(page.language, "/login")}?${new URLSearchParams({ next: address })}`, 303);
  const countries = countriesWithCodes(page.language);
  const result = query.get("result") as keyof typeof copy.results | null;
  return {
    copy,
    ...(await readAccountTexts(page)),
    seo: { ...seo, image: previewOf("house-dusk"), noindex: true },
    address,
    countries: countries.map(({ code, name }) => ({ code, name })),
    codes: callingCodes(page.language, countries),
    center: profile && (await readCenter(page, profile)),
    result: result ?? undefined,
  };
});

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await sendCenterForm(request, context.get(requestContext).api);
  if (answer.data.reason === "notSignedIn") context.set(expiredContext, true);
  return answer;
}
export const clientAction = ({ request }: ClientActionFunctionArgs) => sendCenterForm(request, browserApi());

export type CenterData = Awaited<ReturnType<typeof loader>>;

export default function PersonalCenter() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { key } = useLocation();
  const { center, result, copy } = loaded;
  useEffect(() => {
    if (result && !answer) showToast("done", copy.results[result]);
  }, [result, answer, copy, key]);
  return center ? <Center loaded={loaded} center={center} answer={answer} /> : <Expired loaded={loaded} answer={answer} />;
}
