import type { Context } from "hono";
import * as v from "valibot";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import * as domain from "#domain/webhooks";
import { id as uuid } from "../../domain/identifiers.ts";
import { fail, succeed } from "./envelope.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";
import { succeedPage } from "./pagination.ts";

/** Strict, because each registration resolves a name, and each ping sends a request to a third party. */
const callLimit = { name: "openApi.webhooks", accepted: [30, 600], refused: [60, 600] } as const;

export function mountWebhooks({ services, mount }: ApiParts): void {
  const { context, environment } = services;
  const { siteUrl } = environment;
  const { list, register, remove, ping, deliveries, replay, listOfAccount, ofAccount, replayOfAccount } = endpoints.webhooks;
  const rateLimited = limitPerAddress(services, callLimit);
  const parseId = (id: string): string | undefined => (v.is(uuid, id) ? id : undefined);
  mount.key(list, [], async (c, { cursor, limit }, { accountId }) => {
    const all = await domain.listWebhooks(context, accountId);
    const next = cursor + limit < all.length ? String(cursor + limit) : null;
    return succeedPage(c, siteUrl, { simulated: true, items: all.slice(cursor, cursor + limit), total: all.length, next });
  });
  mount.key(register, [rateLimited], async (c, input, { accountId }) => {
    const outcome = await domain.registerWebhook(context, { accountId, ...input });
    return outcome.ok ? succeed(c, outcome.webhook) : fail(c, 400, outcome.reason);
  });
  mount.key(remove, [], async (c, { id }, { accountId }) => {
    const webhookId = parseId(id);
    const isRemoved = webhookId !== undefined && (await domain.removeWebhook(context, { accountId, id: webhookId }));
    return isRemoved ? succeed(c, { simulated: true as const, id, removed: isRemoved }) : fail(c, 404, "notFound");
  });
  mount.key(ping, [rateLimited], async (c, { id }, { accountId }) => {
    const webhookId = parseId(id);
    return answerSent(c, webhookId === undefined ? unknown : await domain.pingWebhook(context, { accountId, id: webhookId }));
  });
  mount.key(deliveries, [], async (c, { id, cursor: offset, ...query }, { accountId }) =>
    succeedPage(c, siteUrl, await domain.listDeliveries(context, { accountId, webhookId: parseId(id) ?? noWebhook, offset, ...query })),
  );
  mount.key(replay, [rateLimited], async (c, { id }, { accountId }) => {
    const deliveryId = parseId(id);
    return answerSent(c, deliveryId === undefined ? unknown : await domain.replayDelivery(context, { accountId, id: deliveryId }));
  });
  mount.account(listOfAccount, [], async (c, _, { session: { accountId }, context: accountContext }) => {
    const items = await domain.listWebhooks(accountContext, accountId);
    return succeed(c, { simulated: true as const, items, total: items.length, next: null });
  });
  mount.account(ofAccount, [], async (c, { cursor: offset, ...query }, { session: { accountId }, context: accountContext }) =>
    succeedPage(c, siteUrl, await domain.listDeliveries(accountContext, { accountId, offset, ...query })),
  );
  mount.account(replayOfAccount, [rateLimited], async (c, { id }, { session: { accountId }, context: accountContext }) => {
    const deliveryId = parseId(id);
    return answerSent(c, deliveryId === undefined ? unknown : await domain.replayDelivery(accountContext, { accountId, id: deliveryId }));
  });
}

const unknown = { ok: false, reason: "notFound" } as const;

function answerSent(c: Context, outcome: domain.DeliveryResult) {
  if (outcome.ok) return succeed(c, outcome.delivery);
  return outcome.reason === "notFound" ? fail(c, 404, outcome.reason) : fail(c, 400, outcome.reason);
}

const noWebhook = "00000000-0000-0000-0000-000000000000";
