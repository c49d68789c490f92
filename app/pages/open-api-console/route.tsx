/* oxlint-disable site/page-route -- no clientLoader: only the router's own request follows a redirect to the login */
import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { browserApi } from "#app/form/browser-api.ts";
import { requestContext } from "#app/page/request-context.ts";
import { Container } from "#app/ui/container.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { languages } from "#i18n/languages.ts";
import { Apply } from "./apply.tsx";
import { sendConsoleForm, type ConsoleAnswer } from "./console-actions.ts";
import { KeyCard } from "./key-card.tsx";
import { Requests } from "./requests.tsx";
import { Steps } from "./steps.tsx";
import { Webhooks } from "./webhooks.tsx";
import { ApiTrial } from "./api-trial.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { meta } from "#app/page/page-exports.ts";

export const action = ({ request, context }: ActionFunctionArgs) => sendConsoleForm(request, context.get(requestContext).api);

export const clientAction = ({ request }: ClientActionFunctionArgs) => sendConsoleForm(request, browserApi());

/** The console is in Chinese or English, whatever the page's language. */
export default function OpenApiConsole() {
  const loaded = useLoaderData<typeof loader>();
  const answer: ConsoleAnswer | undefined = useActionData<typeof action>();
  const { copy, language, messages, state } = loaded;
  return (
    <div lang={languages[language].tag}>
      <Container className="pb-24 pt-10 lg:pb-40 lg:pt-16">
        <h1 className="text-h2">{copy.heading}</h1>
        <p className="max-w-prose pb-8 pt-4 text-lead text-soft lg:pb-14">{copy.lead}</p>
        <div className="grid gap-x-gap gap-y-16 lg:grid-cols-12">
          <Steps copy={copy} current={state.key ? 3 : 2} />
          <div className="grid min-w-0 gap-16 *:min-w-0 lg:col-span-8 lg:col-start-5">
            {state.access === "deactivated" ? (
              <Notice kind="note" heading={messages.openApiDeactivated} />
            ) : (
              <>
                <KeyCard loaded={loaded} answer={answer} />
                <ApiTrial loaded={loaded} answer={answer} />
                <Webhooks loaded={loaded} answer={answer} />
                <Requests copy={copy.requests} language={language} requests={state.requests} />
              </>
            )}
            <Apply loaded={loaded} />
          </div>
        </div>
      </Container>
    </div>
  );
}
