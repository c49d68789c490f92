import { and, desc, eq, gt, notInArray } from "drizzle-orm";
import * as v from "valibot";
import { sandboxCommand } from "#db/open-api.ts";
import type { Command, Plant } from "#domain/simulation";
import { minuteMs } from "#i18n/day.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { commandAnswer, maxStoredCommands, pageOf, type commandKinds, type CommandAnswer, type Page, type WindowText } from "./schema.ts";
import { areDisjoint, parseWindows } from "./windows.ts";

type Row = typeof sandboxCommand.$inferSelect;
type PlantOwner = { accountId: string; plant: Plant };
export type CommandKind = (typeof commandKinds)[number];
export type CommandInput = PlantOwner & { idempotencyKey?: string } & (
    | { kind: "schedule"; value: WindowText[] | null }
    | { kind: Exclude<CommandKind, "schedule">; value: number | null }
  );
type Rejection = { ok: false; reason: "beyondPlant" | "windowsOverlap" | "idempotencyKeyReused" };
type Outcome = { ok: true; command: CommandAnswer; isRepeated: boolean } | Rejection;

const storedValue = commandAnswer.entries.value;

/**
 * Stores a command, which applies from the next full minute. Returns the stored command if the idempotency key is
 * repeated with the same command.
 */
export async function acceptCommand(context: Context, input: CommandInput): Promise<Outcome> {
  const rejection = checkValue(input);
  if (rejection) return rejection;
  const { accountId, plant, kind, value, idempotencyKey } = input;
  const now = context.clock.now();
  const appliesAt = new Date((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs);
  return context.database.transaction(async (transaction): Promise<Outcome> => {
    const [created] = await transaction
      .insert(sandboxCommand)
      .values({ accountId, plantId: plant.id, kind, value: { is: value }, idempotencyKey, acceptedAt: now, appliesAt })
      .onConflictDoNothing()
      .returning();
    if (created) {
      await deleteOldest(transaction, input);
      return { ok: true, command: toCommandAnswer(created, "accepted"), isRepeated: false };
    }
    const [existing] = await transaction
      .select()
      .from(sandboxCommand)
      .where(and(eq(sandboxCommand.accountId, accountId), eq(sandboxCommand.idempotencyKey, idempotencyKey ?? "")));
    const isSame = existing?.kind === kind && existing.plantId === plant.id && JSON.stringify(valueOf(existing)) === JSON.stringify(value);
    if (!isSame) return { ok: false, reason: "idempotencyKeyReused" };
    return { ok: true, command: await withState(context, transaction, existing), isRepeated: true };
  });
}

function checkValue(input: CommandInput): Rejection | undefined {
  const { plant } = input;
  if (input.value === null) return undefined;
  if (input.kind !== "schedule") {
    const maximum = input.kind === "exportLimit" ? plant.connectionW : plant.batteryW;
    return input.value > maximum ? { ok: false, reason: "beyondPlant" } : undefined;
  }
  const windows = parseWindows(input.value);
  if (!areDisjoint(windows)) return { ok: false, reason: "windowsOverlap" };
  return windows.some(({ powerW }) => powerW > plant.batteryW) ? { ok: false, reason: "beyondPlant" } : undefined;
}

async function deleteOldest(transaction: Transaction, { accountId, plant }: PlantOwner): Promise<void> {
  const isOfPlant = and(eq(sandboxCommand.accountId, accountId), eq(sandboxCommand.plantId, plant.id));
  const latest = transaction
    .select({ id: sandboxCommand.id })
    .from(sandboxCommand)
    .where(isOfPlant)
    .orderBy(desc(sandboxCommand.acceptedAt), desc(sandboxCommand.id))
    .limit(maxStoredCommands);
  await transaction.delete(sandboxCommand).where(and(isOfPlant, notInArray(sandboxCommand.id, latest)));
}

export async function listCommands(
  context: Pick<Context, "database" | "clock">,
  { limit, offset, ...plantOwner }: PlantOwner & { limit: number; offset: number },
): Promise<Page<CommandAnswer>> {
  // One query for all, of which at most `maxStoredCommands` exist.
  const rows = await context.database
    .select()
    .from(sandboxCommand)
    .where(and(eq(sandboxCommand.accountId, plantOwner.accountId), eq(sandboxCommand.plantId, plantOwner.plant.id)))
    .orderBy(desc(sandboxCommand.acceptedAt), desc(sandboxCommand.id));
  const now = context.clock.now();
  const items = rows.slice(offset, offset + limit).map((row) => toCommandAnswer(row, stateOf(row, rows, now)));
  return pageOf(items, rows.length, { limit, offset });
}

export async function findCommand(
  context: Pick<Context, "clock"> & { database: Transaction },
  { accountId, id }: { accountId: string; id: string },
): Promise<CommandAnswer | undefined> {
  const [row] = await context.database
    .select()
    .from(sandboxCommand)
    .where(and(eq(sandboxCommand.accountId, accountId), eq(sandboxCommand.id, id)));
  return row && withState(context, context.database, row);
}

export async function readCommands({ database }: Pick<Context, "database">, accountId: string): Promise<object[]> {
  return database
    .select({
      plantId: sandboxCommand.plantId,
      kind: sandboxCommand.kind,
      value: sandboxCommand.value,
      acceptedAt: sandboxCommand.acceptedAt,
    })
    .from(sandboxCommand)
    .where(eq(sandboxCommand.accountId, accountId))
    .orderBy(sandboxCommand.acceptedAt);
}

async function withState({ clock }: Pick<Context, "clock">, database: Transaction, row: Row): Promise<CommandAnswer> {
  const { accountId, plantId, acceptedAt } = sandboxCommand;
  const later = await database
    .select()
    .from(sandboxCommand)
    .where(and(eq(accountId, row.accountId), eq(plantId, row.plantId), gt(acceptedAt, row.acceptedAt)));
  return toCommandAnswer(row, stateOf(row, later, clock.now()));
}

/** `others`: commands for the same plant. */
function stateOf({ kind, acceptedAt, appliesAt }: Row, others: readonly Row[], now: Date): CommandAnswer["state"] {
  if (appliesAt > now) return "accepted";
  const isSuperseded = others.some((other) => other.kind === kind && other.acceptedAt > acceptedAt && other.appliesAt <= now);
  return isSuperseded ? "superseded" : "applied";
}

/** Reads the commands of a plant in the format of the simulation. */
export async function readOrders({ database }: Pick<Context, "database">, { accountId, plant }: PlantOwner): Promise<Command[]> {
  const rows = await database
    .select()
    .from(sandboxCommand)
    .where(and(eq(sandboxCommand.accountId, accountId), eq(sandboxCommand.plantId, plant.id)))
    .orderBy(sandboxCommand.acceptedAt, sandboxCommand.id);
  return rows.map((row) => {
    const value = valueOf(row);
    const from = Math.floor(row.appliesAt.getTime() / minuteMs);
    if (row.kind === "schedule") return { from, schedule: Array.isArray(value) ? parseWindows(value) : null };
    const watts = typeof value === "number" ? value : null;
    return row.kind === "exportLimit" ? { from, exportW: watts } : { from, batteryW: watts };
  });
}

const valueOf = ({ value }: Row): CommandAnswer["value"] => v.parse(v.object({ is: storedValue }), value).is;

function toCommandAnswer(row: Row, state: CommandAnswer["state"]): CommandAnswer {
  const { id, kind, acceptedAt, appliesAt } = row;
  return {
    simulated: true,
    id,
    plantId: v.parse(commandAnswer.entries.plantId, row.plantId),
    kind,
    value: valueOf(row),
    state,
    acceptedAt: acceptedAt.toISOString(),
    appliesAt: appliesAt.toISOString(),
  };
}
