import type { Context } from "hono";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import * as domain from "#domain/sandbox";
import { id as uuid } from "../../domain/identifiers.ts";
import * as v from "valibot";
import { fail, refuse, succeed } from "./envelope.ts";
import type { ApiParts } from "./mount.ts";
import { succeedPage } from "./pages-of-lists.ts";

/** Simulated plants, as the API of real ones would have them. */
export function mountSandbox({ services: { context, environment }, mount }: ApiParts): void {
  const { siteUrl } = environment;
  const { plants, plant, state, history, alarms } = endpoints.sandbox;
  mount.key(plants, [], (c, { cursor, limit }) => {
    const all = domain.listPlants(context);
    const items = all.slice(cursor, cursor + limit);
    const next = cursor + limit < all.length ? String(cursor + limit) : null;
    return succeedPage(c, siteUrl, { simulated: true, items, total: all.length, next });
  });
  mount.key(plant, [], (c, { id }) => {
    const found = domain.findPlant(id);
    return found ? succeed(c, domain.showPlant(context, found)) : fail(c, 404, "notFound");
  });
  mount.key(state, [], async (c, { id }, { accountId }) => {
    const found = domain.findPlant(id);
    return found ? succeed(c, await domain.readState(context, { accountId, plant: found })) : fail(c, 404, "notFound");
  });
  mount.key(history, [], async (c, { id, cursor: offset, from, to, ...query }, { accountId }) => {
    const found = domain.findPlant(id);
    if (!found) return fail(c, 404, "notFound");
    const read = await domain.readHistory(context, {
      accountId,
      plant: found,
      offset,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      ...query,
    });
    if (!read.ok) return refuse(c, { [read.field]: "outOfRange" });
    return succeedPage(c, siteUrl, read.page, { from: read.from.toISOString(), to: read.to.toISOString() });
  });
  mount.key(alarms, [], (c, { id, cursor: offset, ...query }) => {
    const found = domain.findPlant(id);
    return found ? succeedPage(c, siteUrl, domain.listAlarms(context, { plant: found, offset, ...query })) : fail(c, 404, "notFound");
  });
}

/** What a client orders of a simulated plant. */
export function mountCommands({ services: { context, environment }, mount }: ApiParts): void {
  const { commands, command, schedule, exportLimit, powerLimit } = endpoints.sandbox;
  mount.key(commands, [], async (c, { id, cursor: offset, limit }, { accountId }) => {
    const plant = domain.findPlant(id);
    if (!plant) return fail(c, 404, "notFound");
    return succeedPage(c, environment.siteUrl, await domain.listCommands(context, { accountId, plant, offset, limit }));
  });
  mount.key(command, [], async (c, { id }, { accountId }) => {
    const found = v.is(uuid, id) ? await domain.findCommand(context, { accountId, id }) : undefined;
    return found ? succeed(c, found) : fail(c, 404, "notFound");
  });
  const order = async (c: Context, accountId: string, id: string, ordered: Ordered) => {
    const plant = domain.findPlant(id);
    if (!plant) return fail(c, 404, "notFound");
    const idempotencyKey = c.req.header("idempotency-key");
    if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,100}$/.test(idempotencyKey)) return fail(c, 400, "idempotencyKeyFormat");
    const accepted = await domain.acceptCommand(context, { accountId, plant, idempotencyKey, ...ordered });
    if (!accepted.ok) return fail(c, 400, accepted.reason);
    if (accepted.isRepeated) c.header("Idempotency-Replayed", "true");
    return succeed(c, accepted.command);
  };
  mount.key(schedule, [], (c, { id, windows }, { accountId }) => order(c, accountId, id, { kind: "schedule", value: windows }));
  mount.key(exportLimit, [], (c, { id, limitW }, { accountId }) => order(c, accountId, id, { kind: "exportLimit", value: limitW }));
  mount.key(powerLimit, [], (c, { id, limitW }, { accountId }) => order(c, accountId, id, { kind: "powerLimit", value: limitW }));
}

type Ordered =
  | Pick<Extract<domain.CommandInput, { kind: "schedule" }>, "kind" | "value">
  | Pick<Exclude<domain.CommandInput, { kind: "schedule" }>, "kind" | "value">;
