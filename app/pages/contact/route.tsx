import { useEffect } from "react";
import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { namedCountries } from "#app/form/countries.server.ts";
import { pickMessages } from "#app/form/messages.server.ts";
import { submitForm } from "#app/form/submit-form.ts";
import { requestContext } from "#app/page/request-context.ts";
import { readConfiguration, type Configuration } from "#app/features/stack/read-configuration.server.ts";
import { TaskFrame } from "#app/frame/task-frame.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import type { Query } from "#app/page/query.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Copy } from "./copy/fr.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { QuestionForm } from "./question-form.tsx";
import { Sent } from "./sent.tsx";
import { fill } from "#i18n/fill.ts";
import { longestOf } from "#app/form/longest.server.ts";
import { questionSchema } from "#domain/contact/schema";

export { clientLoader, meta } from "#app/page/page-exports.ts";

export const loader = pageLoader("/contact-us", async ({ page, query, copy, seo }) => {
  const configuration = await readConfiguration(page, query);
  return {
    copy,
    seo: { ...seo, image: previewOf("garage-day") },
    messages: pickMessages(page.language, [
      "nameRequired",
      "emailRequired",
      "telephoneRequired",
      "companyRequired",
      "messageRequired",
      "questionFailed",
      "phoneFormat",
    ]),
    longest: longestOf(questionSchema, ["name", "email", "telephone", "company", "message"]),
    countries: namedCountries(page.language),
    picture: pictureOf("half", "myrtillo-hero"),
    sent: query.get("result") === "sent",
    // The route table lets through only values of these forms.
    prefill: prefillOf(query, copy, configuration),
  };
});

/** What the link here knew already, by field. */
function prefillOf(
  query: Query<"problemType" | "code">,
  { codeLine, configurationLine }: Pick<Copy, "codeLine" | "configurationLine">,
  configuration: Configuration | undefined,
): Record<string, string> {
  const [problemType, code] = [query.get("problemType"), query.get("code")];
  const lines = [
    ...(configuration ? [fill(configurationLine, { configuration: configuration.text })] : []),
    ...(code ? [fill(codeLine, { code })] : []),
  ];
  return { ...(problemType && { problemType }), ...(lines.length > 0 && { message: `${lines.join("\n")}\n` }) };
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  submitForm(request, context.get(requestContext).api, "/contact/question", "sent");
export const clientAction = ({ request }: ClientActionFunctionArgs) => submitForm(request, browserApi(), "/contact/question", "sent");

export type ContactData = Awaited<ReturnType<typeof loader>>;

export default function Contact() {
  const { copy, messages, longest, countries, picture, sent, prefill } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useEffect(() => {
    if (sent) showToast("done", copy.sent.heading);
  }, [sent, copy]);
  useEffect(() => {
    if (answer?.reason) showToast("failed", messages.questionFailed);
  }, [answer, messages]);
  return (
    <TaskFrame picture={picture}>
      {sent ? (
        <Sent copy={copy.sent} />
      ) : (
        <>
          <h1 className="text-h2">{copy.heading}</h1>
          <p className="max-w-prose pb-8 pt-4 text-soft">{copy.lead}</p>
          <QuestionForm copy={copy} messages={messages} longest={longest} countries={countries} prefill={prefill} answer={answer} />
        </>
      )}
      <Elsewhere copy={copy} />
    </TaskFrame>
  );
}
