import type { Context } from "hono";
import * as v from "valibot";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import * as domain from "#domain/webhooks";
import { id as uuid } from "../../domain/identifiers.ts";
import { fail, succeed } from "./envelope.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";
import { succeedPage } from "./pages-of-lists.ts";

/** Each registration looks a name up, and each ping calls somebody. */
const calling = { name: "openApi.webhooks", accepted: [30, 600], refused: [60, 600] } as const;

export function mountWebhooks({ services, mount }: ApiParts): void {
  const { context, environment } = services;
  const { siteUrl } = environment;
  const { list, register, remove, ping, deliveries, replay, listOfAccount, ofAccount, replayOfAccount } = endpoints.webhooks;
  const isCalling = limitPerAddress(services, calling);
  const find = (id: string): string | undefined => (v.is(uuid, id) ? id : undefined);
  mount.key(list, [], async (c, { cursor, limit }, { accountId }) => {
    const all = await domain.listWebhooks(context, accountId);
    const next = cursor + limit < all.length ? String(cursor + limit) : null;
    return succeedPage(c, siteUrl, { simulated: true, items: all.slice(cursor, cursor + limit), total: all.length, next });
  });
  mount.key(register, [isCalling], async (c, input, { accountId }) => {
    const made = await domain.registerWebhook(context, { accountId, ...input });
    return made.ok ? succeed(c, made.webhook) : fail(c, 400, made.reason);
  });
  mount.key(remove, [], async (c, { id }, { accountId }) => {
    const known = find(id);
    const removed = known !== undefined && (await domain.removeWebhook(context, { accountId, id: known }));
    return removed ? succeed(c, { simulated: true as const, id, removed }) : fail(c, 404, "notFound");
  });
  mount.key(ping, [isCalling], async (c, { id }, { accountId }) => {
    const known = find(id);
    return answerSent(c, known === undefined ? unknown : await domain.pingWebhook(context, { accountId, id: known }));
  });
  mount.key(deliveries, [], async (c, { id, cursor: offset, ...query }, { accountId }) =>
    succeedPage(c, siteUrl, await domain.listDeliveries(context, { accountId, webhookId: find(id) ?? noWebhook, offset, ...query })),
  );
  mount.key(replay, [isCalling], async (c, { id }, { accountId }) => {
    const known = find(id);
    return answerSent(c, known === undefined ? unknown : await domain.replayDelivery(context, { accountId, id: known }));
  });
  mount.account(listOfAccount, [], async (c, _, { session: { accountId }, context: own }) => {
    const items = await domain.listWebhooks(own, accountId);
    return succeed(c, { simulated: true as const, items, total: items.length, next: null });
  });
  mount.account(ofAccount, [], async (c, { cursor: offset, ...query }, { session: { accountId }, context: own }) =>
    succeedPage(c, siteUrl, await domain.listDeliveries(own, { accountId, offset, ...query })),
  );
  mount.account(replayOfAccount, [isCalling], async (c, { id }, { session: { accountId }, context: own }) => {
    const known = find(id);
    return answerSent(c, known === undefined ? unknown : await domain.replayDelivery(own, { accountId, id: known }));
  });
}

const unknown = { ok: false, reason: "notFound" } as const;

function answerSent(c: Context, sent: domain.SentOutcome) {
  if (sent.ok) return succeed(c, sent.delivery);
  return sent.reason === "notFound" ? fail(c, 404, sent.reason) : fail(c, 400, sent.reason);
}

/** The id of none. */
const noWebhook = "00000000-0000-0000-0000-000000000000";
