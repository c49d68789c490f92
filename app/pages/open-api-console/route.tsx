import { redirect, useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { readProfile } from "#app/features/account/read-profile.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { dataOf } from "#app/page/data-of.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { Container } from "#app/ui/container.tsx";
import { consoleLanguage } from "#i18n/console-language.ts";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { Apply } from "./apply.tsx";
import { sendConsoleForm, type ConsoleAnswer } from "./console-actions.ts";
import { consoleCopy } from "./console-copy.server.ts";
import { Deliveries } from "./deliveries.tsx";
import { KeyCard } from "./key-card.tsx";
import { Requests } from "./requests.tsx";
import { Steps } from "./steps.tsx";
import { Trial } from "./trial.tsx";

export { meta } from "#app/page/page-exports.ts";

// oxlint-disable-next-line house/page-route -- no clientLoader: only the router's own request follows a redirect to the login
export const loader = pageLoader("/platform/open-api/console", async ({ page, path, query }) => {
  const profile = await readProfile(page.api);
  const address = localPath(page.language, path);
  if (!profile) throw redirect(`${localPath(page.language, "/login")}?${new URLSearchParams({ next: address })}`, 303);
  const language = consoleLanguage(page.preference?.cached, page.preference?.browser);
  // Not that of the page around it, which is all that a page's client knows.
  const configs = await dataOf(page.api.get("/config/i18n")).catch(() => undefined);
  const { seo, ...copy } = consoleCopy(language, configs?.[languages[language].configKey]?.copy);
  const state = await dataOf(page.api.get("/account/open-api"));
  const deliveries = await dataOf(page.api.get("/account/open-api/deliveries"));
  const webhooks = await dataOf(page.api.get("/account/open-api/webhooks"));
  const { phone, email, sample } = page.site;
  return {
    language,
    copy,
    seo: { ...seo, image: previewOf("desert-night"), noindex: true },
    messages: pickMessages(language, ["notSignedIn", "openApiNotActivated", "notFound", "tooMany", "webhookEnded"]),
    address,
    account: profile.email,
    company: { phone, email, sample },
    apiBase: new URL("/api", page.siteUrl).href,
    state,
    deliveries: deliveries.items,
    endedWebhooks: webhooks.items.flatMap(({ id, url, endedAt }) => (endedAt === null ? [] : [{ id, url, endedAt }])),
    revoked: query.get("result") === "revoked",
  };
});

export const action = ({ request, context }: ActionFunctionArgs) => sendConsoleForm(request, context.get(requestContext).api);
export const clientAction = ({ request }: ClientActionFunctionArgs) => sendConsoleForm(request, browserApi());

export type ConsoleData = Awaited<ReturnType<typeof loader>>;

/** In Chinese or English, whatever the language of the page around it. */
export default function OpenApiConsole() {
  const loaded = useLoaderData<typeof loader>();
  const answer: ConsoleAnswer | undefined = useActionData<typeof action>();
  const { copy, language, state } = loaded;
  return (
    <div lang={languages[language].tag}>
      <Container className="pb-24 pt-10 lg:pb-40 lg:pt-16">
        <h1 className="pb-8 text-h2 lg:pb-14">{copy.heading}</h1>
        <div className="grid gap-x-gap gap-y-16 lg:grid-cols-12">
          <Steps copy={copy} current={state.activated ? (state.key ? 3 : 2) : 1} />
          <div className="grid min-w-0 gap-16 *:min-w-0 lg:col-span-8 lg:col-start-5">
            {state.activated ? (
              <>
                <KeyCard loaded={loaded} answer={answer} />
                <Trial loaded={loaded} answer={answer} />
                <Deliveries loaded={loaded} answer={answer} />
                <Requests copy={copy.requests} language={language} requests={state.requests} />
              </>
            ) : (
              <Apply loaded={loaded} />
            )}
          </div>
        </div>
      </Container>
    </div>
  );
}
