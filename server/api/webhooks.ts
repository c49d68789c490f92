import type { Context } from "hono";
import * as v from "valibot";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import * as domain from "#domain/webhooks";
import type { Limit } from "#platform/rate-limit";
import { id as uuid } from "../../domain/identifiers.ts";
import { fail, succeed } from "./envelope.ts";
import { limitPerAddress, withinAccountLimit, type AddressLimit } from "./limits.ts";
import type { ApiParts } from "./mount.ts";
import { succeedPage } from "./pagination.ts";

/** Strict, because each registration resolves a name, and each ping sends a request to a third party. */
const callLimit: AddressLimit = { name: "openApi.webhooks", accepted: [30, 600], refused: [60, 600] };
/** Limit of an account that calls from many addresses. */
const limit: Limit = { name: "openApi.webhooksOfAccount", limit: 30, seconds: 600 };

/** Endpoints for programs with an API key. */
export function mountWebhooks({ services, mount }: ApiParts): void {
  const { context, environment } = services;
  const { siteUrl } = environment;
  const { list, register, remove, ping, deliveries, replay } = endpoints.webhooks;
  const rateLimited = [limitPerAddress(services, callLimit)];
  mount.key(list, [], async (c, { cursor, limit }, { accountId }) => {
    const all = await domain.listWebhooks(context, accountId);
    const next = cursor + limit < all.length ? String(cursor + limit) : null;
    return succeedPage(c, siteUrl, { simulated: true, items: all.slice(cursor, cursor + limit), total: all.length, next });
  });
  mount.key(register, rateLimited, (c, input, { accountId }) => registerWebhook(c, context, { accountId, ...input }));
  mount.key(remove, [], (c, { id }, { accountId }) => removeWebhook(c, context, { accountId, id }));
  mount.key(ping, rateLimited, (c, { id }, { accountId }) => pingWebhook(c, context, { accountId, id }));
  mount.key(deliveries, [], async (c, { id, cursor: offset, ...query }, { accountId }) =>
    succeedPage(c, siteUrl, await domain.listDeliveries(context, { accountId, webhookId: parseId(id), offset, ...query })),
  );
  mount.key(replay, rateLimited, (c, { id }, { accountId }) => replayDelivery(c, context, { accountId, id }));
}

/** Endpoints for the console, which authenticates by the session. */
export function mountWebhooksOfAccount({ services, mount }: ApiParts): void {
  const { listOfAccount, registerOfAccount, removeOfAccount, pingOfAccount, deliveriesOfAccount, replayOfAccount } = endpoints.webhooks;
  const rateLimited = [limitPerAddress(services, callLimit)];
  mount.account(listOfAccount, [], async (c, _, { session: { accountId }, context }) => {
    const items = await domain.listWebhooks(context, accountId);
    return succeed(c, { simulated: true as const, items, total: items.length, next: null });
  });
  mount.account(registerOfAccount, rateLimited, (c, input, { session: { accountId }, context }) =>
    registerWebhook(c, context, { accountId, ...input }),
  );
  mount.account(removeOfAccount, [], (c, { id }, { session: { accountId }, context }) => removeWebhook(c, context, { accountId, id }));
  mount.account(pingOfAccount, rateLimited, (c, { id }, { session: { accountId }, context }) => pingWebhook(c, context, { accountId, id }));
  mount.account(deliveriesOfAccount, [], async (c, { cursor: offset, ...query }, { session: { accountId }, context }) =>
    succeedPage(c, services.environment.siteUrl, await domain.listDeliveries(context, { accountId, offset, ...query })),
  );
  mount.account(replayOfAccount, rateLimited, (c, { id }, { session: { accountId }, context }) =>
    replayDelivery(c, context, { accountId, id }),
  );
}

type OfAccount = { accountId: string; id: string };
type DomainContext = ApiParts["services"]["context"];

async function registerWebhook(c: Context, context: DomainContext, input: Parameters<typeof domain.registerWebhook>[1]) {
  return withinAccountLimit(c, context, { accountId: input.accountId, limit }, async () => {
    const outcome = await domain.registerWebhook(context, input);
    if (outcome.ok) return succeed(c, outcome.webhook);
    return outcome.reason === "openApiDeactivated" ? fail(c, 403, outcome.reason) : fail(c, 400, outcome.reason);
  });
}

async function removeWebhook(c: Context, context: DomainContext, { accountId, id }: OfAccount) {
  const isRemoved = await domain.removeWebhook(context, { accountId, id: parseId(id) });
  return isRemoved ? succeed(c, { simulated: true as const, id, removed: isRemoved }) : fail(c, 404, "notFound");
}

async function pingWebhook(c: Context, context: DomainContext, { accountId, id }: OfAccount) {
  return withinAccountLimit(c, context, { accountId, limit }, async () =>
    answerDelivery(c, await domain.pingWebhook(context, { accountId, id: parseId(id) })),
  );
}

async function replayDelivery(c: Context, context: DomainContext, { accountId, id }: OfAccount) {
  return withinAccountLimit(c, context, { accountId, limit }, async () =>
    answerDelivery(c, await domain.replayDelivery(context, { accountId, id: parseId(id) })),
  );
}

/** Returns the id, or one that no row has, because the database accepts only UUIDs. */
const parseId = (id: string): string => (v.is(uuid, id) ? id : "00000000-0000-0000-0000-000000000000");

function answerDelivery(c: Context, outcome: domain.DeliveryResult) {
  if (outcome.ok) return succeed(c, outcome.delivery);
  return outcome.reason === "notFound" ? fail(c, 404, outcome.reason) : fail(c, 400, outcome.reason);
}
