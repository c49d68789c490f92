import { and, asc, desc, eq, ilike, isNotNull, or, type SQL } from "drizzle-orm";
import { account } from "#db/account.ts";
import { openApiService } from "#db/open-api.ts";
import { containsPattern } from "../contains-pattern.ts";
import type { Context } from "../context.ts";
import { accountAuditSubject } from "./account-audit-subject.ts";
import type { Accounts, AccountsQuery, AccountDetails } from "./fields.ts";
import { listSessions } from "./list-sessions.ts";

/** Must not include password hashes or codes, because staff see these columns. */
const columns = {
  id: account.id,
  email: account.email,
  username: account.username,
  name: account.name,
  country: account.country,
  language: account.language,
  createdAt: account.createdAt,
  closesAt: account.closesAt,
  role: account.role,
  activatedAt: openApiService.activatedAt,
  deactivatedAt: openApiService.deactivatedAt,
};

export async function listAccounts({ database }: Pick<Context, "database">, query: AccountsQuery): Promise<Accounts> {
  const { page, size, sort, order } = query;
  const statement = database
    .select(columns)
    .from(account)
    .leftJoin(openApiService, eq(openApiService.accountId, account.id))
    .where(matches(query))
    .$dynamic();
  const total = await database.$count(statement.as("accounts"));
  const rows = await statement
    .orderBy((order === "asc" ? asc : desc)(account[sort]), asc(account.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows: rows.map(toListedAccount), total };
}

export async function readAccount(
  context: Pick<Context, "database" | "clock" | "secrets">,
  id: string,
): Promise<AccountDetails | undefined> {
  const [row] = await context.database
    .select({ ...columns, phone: account.phone })
    .from(account)
    .leftJoin(openApiService, eq(openApiService.accountId, account.id))
    .where(eq(account.id, id));
  if (!row) return undefined;
  const sessions = await listSessions(context, { accountId: id, sessionId: undefined });
  return {
    ...toListedAccount(row),
    phone: row.phone,
    sessions: sessions.map(({ id: sessionId, browser, system, createdAt, lastSeen }) => ({
      id: sessionId,
      browser,
      system,
      createdAt,
      lastSeen,
    })),
    subject: accountAuditSubject(context, id),
  };
}

type Row = Omit<Accounts["rows"][number], "createdAt" | "closesAt" | "isStaff" | "openApi" | "openApiEnded"> & {
  createdAt: Date;
  closesAt: Date | null;
  role: string | null;
  activatedAt: Date | null;
  deactivatedAt: Date | null;
};

function toListedAccount({
  id,
  email,
  username,
  name,
  country,
  language,
  createdAt,
  closesAt,
  role,
  activatedAt,
  deactivatedAt,
}: Row): Accounts["rows"][number] {
  return {
    id,
    email,
    username,
    name,
    country,
    language,
    createdAt: createdAt.toISOString(),
    closesAt: closesAt?.toISOString() ?? null,
    isStaff: role !== null,
    openApi: activatedAt !== null,
    openApiEnded: deactivatedAt !== null,
  };
}

function matches({ words, only }: AccountsQuery): SQL | undefined {
  const pattern = containsPattern(words);
  return and(
    words === ""
      ? undefined
      : or(...[account.email, account.username, account.name, account.phone].map((column) => ilike(column, pattern))),
    only === "openApi" ? isNotNull(openApiService.activatedAt) : undefined,
    only === "closing" ? isNotNull(account.closesAt) : undefined,
  );
}
