import { Form, useNavigation } from "react-router";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { useForm } from "#app/form/use-form.ts";
import { Moment } from "#app/page/moment.tsx";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { CheckGroup } from "#app/ui/check-group.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { maxWebhooks, testReceiverUrl, webhookEvents } from "#domain/webhooks/events/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import type { ConsoleAnswer } from "./console-actions.ts";
import type { ConsoleData } from "./data.server.ts";
import { Deliveries } from "./deliveries.tsx";
import { FormError } from "./form-error.tsx";
import { SecretNotice } from "./secret-notice.tsx";

type WebhooksProps = { loaded: ConsoleData; answer: ConsoleAnswer | undefined };

/** Creates, tests and removes webhooks, and lists their deliveries. */
export function Webhooks({ loaded, answer }: WebhooksProps) {
  const { copy, webhooks, result } = loaded;
  const { webhooks: words } = copy;
  const { newWebhook } = answer ?? {};
  const hasTestReceiver = webhooks.some(({ url }) => url === testReceiverUrl);
  return (
    <section aria-labelledby="webhooks" className="grid gap-8">
      <div>
        <h2 id="webhooks" className="scroll-mt-24 text-h3">
          {words.heading}
        </h2>
        <p className="max-w-prose pt-2 text-soft">{fillPlaceholders(words.text, { most: maxWebhooks })}</p>
      </div>
      <FormError loaded={loaded} answer={answer} forms={["testReceiver", "ping", "remove", "replay"]} />
      {(result === "removed" || result === "sent") && !answer && <Notice kind="done" heading={words[result]} />}
      {newWebhook && (
        <SecretNotice
          copy={copy.secret}
          heading={words.madeHeading}
          note={words.use}
          code={`export ECACTUS_WEBHOOK_SECRET="${newWebhook.secret}"`}
        />
      )}
      {webhooks.length > 0 && (
        <ul aria-label={words.list} className="border-t border-rule">
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} loaded={loaded} webhook={webhook} />
          ))}
        </ul>
      )}
      {!hasTestReceiver && (
        <Form method="post" preventScrollReset className="grid max-w-prose justify-items-start gap-3">
          <p className="text-soft">{words.testReceiverText}</p>
          <Button type="submit" name="form" value="testReceiver">
            {words.addTestReceiver}
          </Button>
        </Form>
      )}
      <Deliveries loaded={loaded} />
      <NewWebhookForm loaded={loaded} answer={answer?.form === "webhook" && !newWebhook ? answer : undefined} />
    </section>
  );
}

function WebhookItem({ loaded: { copy, language }, webhook }: { loaded: ConsoleData; webhook: ConsoleData["webhooks"][number] }) {
  const { webhooks: words } = copy;
  const { id, url, events, createdAt, endedAt } = webhook;
  const name = url === testReceiverUrl ? words.testReceiver : url;
  const sending = useNavigation().formData;
  const isPinging = sending?.get("form") === "ping" && sending.get("webhook") === id;
  return (
    <li className="grid gap-3 border-b border-rule py-5">
      <p>
        <span className="font-label wrap-anywhere">{name}</span>
        {url === testReceiverUrl && <code className="block text-small wrap-anywhere">{url}</code>}
        <span className="block text-small">{events.join(", ")}</span>
        <span className="block text-small text-soft tabular-nums">
          <Moment language={language} text={words.created} moment={createdAt} />
        </span>
      </p>
      {endedAt && (
        <Notice kind="note" heading={words.ended}>
          <p>
            <Moment language={language} moment={endedAt} text={words.endedText} />
          </p>
        </Notice>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-4">
        <input type="hidden" name="webhook" value={id} />
        {!endedAt && (
          <SubmitButton
            loading={isPinging}
            loadingText={words.pinging}
            name="form"
            value="ping"
            aria-label={fillPlaceholders(words.pingOne, { name })}
          >
            {words.ping}
          </SubmitButton>
        )}
        <Button type="submit" name="form" value="remove" look="quiet" aria-label={fillPlaceholders(words.removeOne, { name })}>
          {words.remove}
        </Button>
      </Form>
    </li>
  );
}

function NewWebhookForm({ loaded, answer }: WebhooksProps) {
  const { copy, messages } = loaded;
  const { webhooks: words } = copy;
  const { form, sending, field, summary } = useForm(answer, messages, "webhook");
  return (
    <Form ref={form} method="post" preventScrollReset noValidate className="grid max-w-prose gap-6">
      <h3 className="font-label">{words.newHeading}</h3>
      <input type="hidden" name="form" value="webhook" />
      <FormError loaded={loaded} answer={answer} forms={["webhook"]} />
      <ErrorSummary {...summary} labels={{ url: words.url, events: words.events }} />
      <TextField
        {...field("url")}
        label={words.url}
        hint={words.urlHint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
      />
      <CheckGroup
        {...field("events")}
        defaultValue={answer?.values.events ?? webhookEvents.join(",")}
        label={words.events}
        options={webhookEvents.map((event) => [event, `${event} – ${words.eventNames[event]}`] as const)}
      />
      <SubmitButton loading={sending} loadingText={words.adding} className="justify-self-start">
        {words.add}
      </SubmitButton>
    </Form>
  );
}
