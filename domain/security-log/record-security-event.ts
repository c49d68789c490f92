import { eq, sql } from "drizzle-orm";
import { account } from "#db/account.ts";
import { securityEvent } from "#db/security-event.ts";
import type { Context } from "../context.ts";
import { securityActions, type SecurityKind } from "./schema.ts";

/** Maximum of different events per kind and hour: for actions and for failures. */
const [maxActions, maxFailures] = [10_000, 200];

/**
 * - `email`: identifies the account if its id is unknown
 * - `address`: rate-limit key of the client address; operator commands have none
 */
export type SecurityEvent = {
  kind: SecurityKind;
  accountId?: string;
  email?: string;
  address?: string;
  requestId?: string;
  detail?: string;
};

/** Records an event in the table and in the audit log file. Logs a failure instead of aborting the request. */
export async function recordSecurityEvent(context: Context, event: SecurityEvent): Promise<void> {
  try {
    const accountId = event.email === undefined ? event.accountId : await findAccountId(context, event.email);
    await storeEvent(context, { ...event, accountId });
  } catch (error) {
    context.log.error("security.notNoted", error, { kind: event.kind });
  }
}

async function storeEvent({ database, clock, secrets, auditLogFile, actor: contextActor }: Context, event: SecurityEvent): Promise<void> {
  const { kind, requestId, detail = null } = event;
  const at = clock.now();
  const actor = contextActor.kind === "staff" || contextActor.kind === "system" ? contextActor : null;
  let [accountId, addressHash] = [event.accountId ?? null, event.address === undefined ? null : hashAddress(secrets, event.address)[0]];
  const keyOf = () => [accountId, addressHash, detail, ...(actor ? Object.values(actor) : [])].join(" ");
  // Beyond the limit, store only a count without the address; actions keep their account.
  if (!auditLogFile.sampler.isWithinKeyLimit(isAction(kind) ? maxActions : maxFailures, kind, keyOf(), at))
    [accountId, addressHash] = [isAction(kind) ? accountId : null, null];
  const { now, inAll: total } = auditLogFile.sampler.count(kind, keyOf(), at);
  if (now === 0) return;
  await auditLogFile.append(at, {
    time: at.toISOString(),
    kind,
    detail,
    accountId,
    actor,
    address: addressHash,
    requestId: requestId ?? null,
    count: total,
  });
  const sameness = secrets.hash(`security.same ${at.toISOString().slice(0, 13)} ${kind} ${keyOf()}`);
  await database
    .insert(securityEvent)
    .values({ sameness, kind, detail, accountId, actor, addressHash, requestId, count: now, at, lastAt: at })
    .onConflictDoUpdate({ target: securityEvent.sameness, set: { count: sql`${securityEvent.count} + ${now}`, lastAt: at } });
}

function isAction(kind: SecurityKind): boolean {
  return securityActions.some((action) => action === kind);
}

/** Hashes an address with every accepted secret, because stored events may have the hash of an older one. */
export function hashAddress(secrets: Context["secrets"], address: string): [current: string, ...older: string[]] {
  return secrets.hashes(`security.address ${address}`);
}

async function findAccountId({ database }: Pick<Context, "database">, email: string): Promise<string | undefined> {
  const [row] = await database.select({ id: account.id }).from(account).where(eq(account.email, email));
  return row?.id;
}
