import { and, desc, eq, gte, inArray, lt, or, ilike, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { account } from "#db/account.ts";
import { securityEvent } from "#db/security-event.ts";
import { recordAuditEntry } from "#domain/audit";
import { containsPattern } from "../contains-pattern.ts";
import type { Context, StaffContext } from "../context.ts";
import { toUuid } from "../to-uuid.ts";
import { hashAddress } from "./record-security-event.ts";
import {
  eventsPageSize,
  maxExportedEvents,
  securityKinds,
  type SecurityEventRow,
  type SecurityKind,
  type SecurityLogQuery,
  type SignIns,
} from "./schema.ts";

/** `address`: client address or its hash. */
type Filter = Omit<SecurityLogQuery, "below">;

/** Kinds of events that staff users see about their own account. */
const accountEventKinds: SecurityKind[] = [
  "login.succeeded",
  "login.failed",
  "password.wrong",
  "code.used",
  "code.wrong",
  "password.changed",
  "email.changed",
];

const actingAccount = alias(account, "acting");
const { id, kind, detail, accountId, addressHash, requestId, count, at, lastAt } = securityEvent;
const eventColumns = { id, kind, detail, count, at, lastAt };

export async function listSecurityEvents(
  context: Pick<Context, "database" | "secrets">,
  { below, ...filter }: SecurityLogQuery,
): Promise<SecurityEventRow[]> {
  return readEvents(context, and(matchesFilter(context, filter), below === undefined ? undefined : lt(id, below)), eventsPageSize);
}

export async function exportSecurityEvents(context: StaffContext, filter: Filter): Promise<SecurityEventRow[]> {
  const events = await readEvents(context, matchesFilter(context, filter), maxExportedEvents);
  await recordAuditEntry(context, context.database, {
    action: "securityLog.exported",
    subject: "security-log",
    after: { events: events.length },
  });
  return events;
}

type OwnQuery = {
  accountId: string;
  below?: number;
  /** Client addresses of the account's open sessions, each with its rate-limit key. */
  known: readonly { address: string; limited: string }[];
};

/** Lists logins, failed attempts and credential changes of an account, newest first, as a page. */
export async function listSignIns({ database, secrets }: Pick<Context, "database" | "secrets">, query: OwnQuery): Promise<SignIns> {
  const addressByHash = new Map(
    query.known.flatMap(({ address, limited }) => hashAddress(secrets, limited).map((hash) => [hash, address] as const)),
  );
  const rows = await database
    .select({ ...eventColumns, addressHash })
    .from(securityEvent)
    .where(
      and(eq(accountId, query.accountId), inArray(kind, accountEventKinds), query.below === undefined ? undefined : lt(id, query.below)),
    )
    .orderBy(desc(id))
    .limit(eventsPageSize);
  return rows.map(({ addressHash: hash, ...row }) => ({ ...toAnswer(row), address: addressByHash.get(hash ?? "") ?? null }));
}

async function readEvents({ database }: Pick<Context, "database">, where: SQL | undefined, limit: number): Promise<SecurityEventRow[]> {
  const rows = await database
    .select({
      ...eventColumns,
      accountId,
      accountName: account.name,
      actor: sql<string | null>`coalesce(${actingAccount.name}, ${securityEvent.actor}->>'name', ${securityEvent.actor}->>'id')`,
      addressHash,
      requestId,
    })
    .from(securityEvent)
    .leftJoin(account, eq(account.id, accountId))
    .leftJoin(actingAccount, eq(actingAccount.id, toUuid(sql`${securityEvent.actor}->>'id'`)))
    .where(where)
    .orderBy(desc(id))
    .limit(limit);
  return rows.map(toAnswer);
}

type Moments = { kind: string; at: Date; lastAt: Date };

function toAnswer<Row extends Moments>({ kind: name, at: first, lastAt: last, ...row }: Row) {
  return { ...row, kind: parseKind(name), at: first.toISOString(), lastAt: last.toISOString() };
}

function matchesFilter({ secrets }: Pick<Context, "secrets">, filter: Filter): SQL | undefined {
  const pattern = containsPattern(filter.account);
  const isOfAccount = sql`${accountId} in (select id from ${account} where ${or(...[account.email, account.username, account.name].map((column) => ilike(column, pattern)))})`;
  return and(
    filter.kind === "" ? undefined : eq(kind, filter.kind),
    filter.account === "" ? undefined : isOfAccount,
    filter.address === "" ? undefined : inArray(addressHash, [filter.address, ...hashAddress(secrets, filter.address)]),
    filter.from === undefined ? undefined : gte(lastAt, new Date(filter.from)),
    filter.to === undefined ? undefined : sql`${lastAt} < ${filter.to}::date + 1`,
  );
}

function parseKind(name: string): SecurityKind {
  const match = securityKinds.find((each) => each === name);
  if (match === undefined) throw new Error(`Unknown kind of security event: ${name}`);
  return match;
}
