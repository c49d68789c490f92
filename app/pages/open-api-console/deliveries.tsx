import { Form } from "react-router";
import { Moment } from "#app/page/moment.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { CodeRegion } from "./code-region.tsx";
import type { ConsoleData } from "./data.server.ts";
import { signatureCommand } from "./signature-command.ts";

type Delivery = ConsoleData["deliveries"][number];

/** Lists the deliveries of the account, newest first, each with the request that was sent. */
export function Deliveries({ loaded }: { loaded: ConsoleData }) {
  const { deliveries, language } = loaded;
  const copy = loaded.copy.deliveries;
  return (
    <section aria-labelledby="deliveries">
      <h3 id="deliveries" className="pb-3 font-label">
        {copy.heading}
      </h3>
      {deliveries.length === 0 && <p className="text-soft">{copy.none}</p>}
      {deliveries.map((delivery, index) => (
        <Disclosure
          key={delivery.id}
          open={index === 0}
          summary={
            <>
              {delivery.event} · {copy.states[delivery.state]}{" "}
              <span className="block text-small font-normal text-soft tabular-nums">
                <Moment language={language} moment={delivery.createdAt} />
              </span>
            </>
          }
        >
          <DeliveryDetails copy={copy} delivery={delivery} />
        </Disclosure>
      ))}
    </section>
  );
}

function DeliveryDetails({ copy, delivery }: { copy: ConsoleData["copy"]["deliveries"]; delivery: Delivery }) {
  const { id, event, state, attempts, lastStatus, lastError, headers, body } = delivery;
  const response = lastStatus ?? (lastError ? copy.errors[lastError] : "–");
  const command = headers && signatureCommand(headers["eCactus-Signature"], body);
  return (
    <div className="grid gap-4 *:min-w-0">
      <p className="text-small tabular-nums">{fillPlaceholders(copy.attempts, { count: attempts, response })}</p>
      <div className="night min-w-0 rounded-picture">
        {headers && (
          <CodeRegion
            heading={copy.headers}
            text={Object.entries(headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join("\n")}
          />
        )}
        <CodeRegion heading={copy.body} text={body} />
        {command && <CodeRegion heading={copy.verify} text={command} />}
      </div>
      {command && <p className="text-small text-soft">{copy.verifyNote}</p>}
      {state !== "pending" && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="delivery" value={id} />
          <Button type="submit" name="form" value="replay" look="quiet" aria-label={fillPlaceholders(copy.replayOne, { event })}>
            {copy.replay}
          </Button>
        </Form>
      )}
    </div>
  );
}
