import { eq, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { securityEvent } from "#db/security-event.ts";
import type { Context } from "../context.ts";
import { securityActs, type SecurityKind } from "./schema.ts";

/** Of a kind that are told apart within an hour. */
const [mostActs, mostRefusals] = [10_000, 200];

/**
 * - `email`: in place of an account's id, where only the mailbox is known
 * - `address`: as limits count it; a command has none
 */
export type SecurityEvent = {
  kind: SecurityKind;
  accountId?: string;
  email?: string;
  address?: string;
  requestId?: string;
  detail?: string;
};

/** Keeps an event in table and journal. That it cannot be kept stops nothing. */
export async function noteEvent(context: Context, event: SecurityEvent): Promise<void> {
  try {
    const accountId = event.email === undefined ? event.accountId : await accountOf(context, event.email);
    await keep(context, { ...event, accountId });
  } catch (error) {
    context.log.error("security.notNoted", error, { kind: event.kind });
  }
}

async function keep({ database, clock, secrets, journal, actor: caller }: Context, event: SecurityEvent): Promise<void> {
  const { kind, requestId, detail = null } = event;
  const at = clock.now();
  const actor = caller.kind === "staff" || caller.kind === "system" ? caller : null;
  let [accountId, addressHash] = [event.accountId ?? null, event.address === undefined ? null : hashAddress(secrets, event.address)[0]];
  const keyOf = () => [accountId, addressHash, detail, ...(actor ? Object.values(actor) : [])].join(" ");
  // From very many addresses: how often is kept, and for acts whose account it was.
  if (!journal.repeats.isAmong(isAct(kind) ? mostActs : mostRefusals, kind, keyOf(), at))
    [accountId, addressHash] = [isAct(kind) ? accountId : null, null];
  const { now, inAll } = journal.repeats.count(kind, keyOf(), at);
  if (now === 0) return;
  await journal.append(at, {
    time: at.toISOString(),
    kind,
    detail,
    accountId,
    actor,
    address: addressHash,
    requestId: requestId ?? null,
    count: inAll,
  });
  const sameness = secrets.hash(`security.same ${at.toISOString().slice(0, 13)} ${kind} ${keyOf()}`);
  await database
    .insert(securityEvent)
    .values({ sameness, kind, detail, accountId, actor, addressHash, requestId, count: now, at, lastAt: at })
    .onConflictDoUpdate({ target: securityEvent.sameness, set: { count: sql`${securityEvent.count} + ${now}`, lastAt: at } });
}

function isAct(kind: SecurityKind): boolean {
  return securityActs.some((act) => act === kind);
}

/** The hashes of an address, as limits count it, by every accepted secret: one of them tells whether an event came from there. */
export function hashAddress(secrets: Context["secrets"], address: string): [current: string, ...older: string[]] {
  return secrets.hashes(`security.address ${address}`);
}

async function accountOf({ database }: Pick<Context, "database">, email: string): Promise<string | undefined> {
  const [found] = await database.select({ id: account.id }).from(account).where(eq(account.email, email));
  return found?.id;
}
