import { Form } from "react-router";
import { Moment } from "#app/page/moment.tsx";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import type { ConsoleAnswer } from "./console-actions.ts";
import type { ConsoleData } from "./data.server.ts";

/** Lists the account's disabled webhooks, and deliveries with the latest first. A finished delivery can be sent again. */
export function Deliveries({ loaded, answer }: { loaded: ConsoleData; answer: ConsoleAnswer | undefined }) {
  const { language, deliveries, endedWebhooks } = loaded;
  const copy = loaded.copy.deliveries;
  return (
    <section aria-label={copy.heading} className="grid gap-5">
      {answer?.isReplayed && <Notice kind="done" heading={copy.replayed} />}
      {endedWebhooks.map(({ id, url, endedAt }) => (
        <Notice key={id} kind="note" heading={fillPlaceholders(copy.ended, { url })}>
          <p>
            <Moment language={language} moment={endedAt} text={copy.endedText} />
          </p>
        </Notice>
      ))}
      <DataTable
        caption={copy.heading}
        columns={[copy.event, copy.state, copy.attempts, copy.status, copy.time, copy.again]}
        rows={deliveries.map(({ id, event, state, attempts, lastStatus, lastError, createdAt }) => ({
          id,
          cells: [
            event,
            copy.states[state],
            attempts,
            lastStatus ?? (lastError ? copy.errors[lastError] : "–"),
            <Moment key="at" language={language} moment={createdAt} />,
            state === "pending" ? "–" : <Replay key="again" id={id} words={copy} event={event} />,
          ],
        }))}
        empty={<span className="text-soft">{copy.none}</span>}
      />
    </section>
  );
}

function Replay({ id, words, event }: { id: string; words: ConsoleData["copy"]["deliveries"]; event: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="delivery" value={id} />
      <Button type="submit" name="form" value="replay" look="quiet" aria-label={fillPlaceholders(words.replayOne, { event })}>
        {words.replay}
      </Button>
    </Form>
  );
}
