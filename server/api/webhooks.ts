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
  mount.key(register, rateLimited, async (c, input, { accountId }) =>
    withinAccountLimit(c, context, { accountId, limit }, async () =>
      answerRegistration(c, await domain.registerWebhook(context, { accountId, ...input })),
    ),
  );
  mount.key(remove, [], async (c, { id }, { accountId }) =>
    answerRemoval(c, id, await domain.removeWebhook(context, { accountId, id: parseId(id) })),
  );
  mount.key(ping, rateLimited, async (c, { id }, { accountId }) =>
    withinAccountLimit(c, context, { accountId, limit }, async () =>
      answerDelivery(c, await domain.pingWebhook(context, { accountId, id: parseId(id) })),
    ),
  );
  mount.key(deliveries, [], async (c, { id, cursor: offset, ...query }, { accountId }) =>
    succeedPage(c, siteUrl, await domain.listDeliveries(context, { accountId, webhookId: parseId(id), offset, ...query })),
  );
  mount.key(replay, rateLimited, async (c, { id }, { accountId }) =>
    withinAccountLimit(c, context, { accountId, limit }, async () =>
      answerDelivery(c, await domain.replayDelivery(context, { accountId, id: parseId(id) })),
    ),
  );
}

/** Endpoints for the console, which authenticates by the session. */
export function mountWebhooksOfAccount({ services, mount }: ApiParts): void {
  const { listOfAccount, registerOfAccount, removeOfAccount, pingOfAccount, deliveriesOfAccount, replayOfAccount } = endpoints.webhooks;
  const rateLimited = [limitPerAddress(services, callLimit)];
  mount.account(listOfAccount, [], async (c, _, { session: { accountId }, context }) => {
    const items = await domain.listWebhooks(context, accountId);
    return succeed(c, { simulated: true as const, items, total: items.length, next: null });
  });
  mount.account(registerOfAccount, rateLimited, async (c, input, { session: { accountId }, context }) =>
    withinAccountLimit(c, context, { accountId, limit }, async () =>
      answerRegistration(c, await domain.registerWebhook(context, { accountId, ...input })),
    ),
  );
  mount.account(removeOfAccount, [], async (c, { id }, { session: { accountId }, context }) =>
    answerRemoval(c, id, await domain.removeWebhook(context, { accountId, id: parseId(id) })),
  );
  mount.account(pingOfAccount, rateLimited, async (c, { id }, { session: { accountId }, context }) =>
    withinAccountLimit(c, context, { accountId, limit }, async () =>
      answerDelivery(c, await domain.pingWebhook(context, { accountId, id: parseId(id) })),
    ),
  );
  mount.account(deliveriesOfAccount, [], async (c, { cursor: offset, ...query }, { session: { accountId }, context }) =>
    succeedPage(c, services.environment.siteUrl, await domain.listDeliveries(context, { accountId, offset, ...query })),
  );
  mount.account(replayOfAccount, rateLimited, async (c, { id }, { session: { accountId }, context }) =>
    withinAccountLimit(c, context, { accountId, limit }, async () =>
      answerDelivery(c, await domain.replayDelivery(context, { accountId, id: parseId(id) })),
    ),
  );
}

/** Returns the id, or one that no row has, because the database accepts only UUIDs. */
const parseId = (id: string): string => (v.is(uuid, id) ? id : "00000000-0000-0000-0000-000000000000");

function answerRegistration(c: Context, outcome: domain.RegistrationResult) {
  if (outcome.ok) return succeed(c, outcome.webhook);
  return outcome.reason === "openApiDeactivated" ? fail(c, 403, outcome.reason) : fail(c, 400, outcome.reason);
}

function answerRemoval(c: Context, id: string, isRemoved: boolean) {
  return isRemoved ? succeed(c, { simulated: true as const, id, removed: isRemoved }) : fail(c, 404, "notFound");
}

function answerDelivery(c: Context, outcome: domain.DeliveryResult) {
  if (outcome.ok) return succeed(c, outcome.delivery);
  return outcome.reason === "notFound" ? fail(c, 404, outcome.reason) : fail(c, 400, outcome.reason);
}
