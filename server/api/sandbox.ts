import type { Context } from "hono";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import * as domain from "#domain/sandbox";
import { id as uuid } from "../../domain/identifiers.ts";
import * as v from "valibot";
import { fail, failValidation, succeed } from "./envelope.ts";
import type { ApiParts } from "./mount.ts";
import { succeedPage } from "./pagination.ts";

/** Read endpoints of simulated plants, modelled on an API of real plants. */
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
    const plantFacts = domain.findPlant(id);
    return plantFacts ? succeed(c, domain.toPlantAnswer(context, plantFacts)) : fail(c, 404, "notFound");
  });
  mount.key(state, [], async (c, { id }, { accountId }) => {
    const plantFacts = domain.findPlant(id);
    return plantFacts ? succeed(c, await domain.readState(context, { accountId, plant: plantFacts })) : fail(c, 404, "notFound");
  });
  mount.key(history, [], async (c, { id, cursor: offset, from, to, ...query }, { accountId }) => {
    const plantFacts = domain.findPlant(id);
    if (!plantFacts) return fail(c, 404, "notFound");
    const result = await domain.readHistory(context, {
      accountId,
      plant: plantFacts,
      offset,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      ...query,
    });
    if (!result.ok) return failValidation(c, { [result.field]: "outOfRange" });
    return succeedPage(c, siteUrl, result.page, { from: result.from.toISOString(), to: result.to.toISOString() });
  });
  mount.key(alarms, [], (c, { id, cursor: offset, ...query }) => {
    const plantFacts = domain.findPlant(id);
    return plantFacts
      ? succeedPage(c, siteUrl, domain.listAlarms(context, { plant: plantFacts, offset, ...query }))
      : fail(c, 404, "notFound");
  });
}

export function mountCommands({ services: { context, environment }, mount }: ApiParts): void {
  const { commands, command, schedule, exportLimit, powerLimit } = endpoints.sandbox;
  mount.key(commands, [], async (c, { id, cursor: offset, limit }, { accountId }) => {
    const plant = domain.findPlant(id);
    if (!plant) return fail(c, 404, "notFound");
    return succeedPage(c, environment.siteUrl, await domain.listCommands(context, { accountId, plant, offset, limit }));
  });
  mount.key(command, [], async (c, { id }, { accountId }) => {
    const commandFound = v.is(uuid, id) ? await domain.findCommand(context, { accountId, id }) : undefined;
    return commandFound ? succeed(c, commandFound) : fail(c, 404, "notFound");
  });
  const sendCommand = async (c: Context, accountId: string, id: string, command: CommandBody) => {
    const plant = domain.findPlant(id);
    if (!plant) return fail(c, 404, "notFound");
    const idempotencyKey = c.req.header("idempotency-key");
    if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,100}$/.test(idempotencyKey)) return fail(c, 400, "idempotencyKeyFormat");
    const outcome = await domain.acceptCommand(context, { accountId, plant, idempotencyKey, ...command });
    if (!outcome.ok) return fail(c, 400, outcome.reason);
    if (outcome.isRepeated) c.header("Idempotency-Replayed", "true");
    return succeed(c, outcome.command);
  };
  mount.key(schedule, [], (c, { id, windows }, { accountId }) => sendCommand(c, accountId, id, { kind: "schedule", value: windows }));
  mount.key(exportLimit, [], (c, { id, limitW }, { accountId }) => sendCommand(c, accountId, id, { kind: "exportLimit", value: limitW }));
  mount.key(powerLimit, [], (c, { id, limitW }, { accountId }) => sendCommand(c, accountId, id, { kind: "powerLimit", value: limitW }));
}

type CommandBody =
  | Pick<Extract<domain.CommandInput, { kind: "schedule" }>, "kind" | "value">
  | Pick<Exclude<domain.CommandInput, { kind: "schedule" }>, "kind" | "value">;
