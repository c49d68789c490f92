import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { account } from "#db/account.ts";
import { openApiKey, openApiRequest, openApiService } from "#db/open-api.ts";
import type { Context } from "../context.ts";
import { maxLoggedRequests, type KeyScope, type NewKey, type OpenApiState } from "./schema.ts";

export type ApiKey = { id: string; accountId: string; scope: KeyScope };

const idBytes = 9;
const secretBytes = 32;

/** Creates a key, which replaces the previous one of the account. Only its hash is stored. */
export async function createKey(
  context: Context,
  { accountId, scope }: { accountId: string; scope: KeyScope },
): Promise<{ ok: true; key: NewKey } | { ok: false; reason: "openApiNotActivated" }> {
  const id = `ek_${randomBytes(idBytes).toString("base64url")}`;
  const secret = randomBytes(secretBytes).toString("base64url");
  return context.database.transaction(async (transaction) => {
    // Make concurrent calls wait for each other.
    const [service] = await transaction.select().from(openApiService).where(eq(openApiService.accountId, accountId)).for("update");
    if (!service) return { ok: false, reason: "openApiNotActivated" };
    await transaction.delete(openApiKey).where(eq(openApiKey.accountId, accountId));
    await transaction
      .insert(openApiKey)
      .values({ id, accountId, scope, secret: context.secrets.hash(hashInput(id, secret)), createdAt: context.clock.now() });
    return { ok: true, key: { id, secret } };
  });
}

export async function revokeKey({ database }: Pick<Context, "database">, accountId: string): Promise<void> {
  await database.delete(openApiKey).where(eq(openApiKey.accountId, accountId));
}

/** Checks a key of the form `<id>.<secret>`. Rejects keys of accounts that will be erased. */
export async function checkKey(context: Pick<Context, "database" | "secrets">, presented: string): Promise<ApiKey | undefined> {
  const [id, secret] = presented.split(".", 2);
  if (!id || !secret) return undefined;
  const { database, secrets } = context;
  const [row] = await database
    .select({ id: openApiKey.id, accountId: openApiKey.accountId, scope: openApiKey.scope, hash: openApiKey.secret })
    .from(openApiKey)
    .innerJoin(account, and(eq(account.id, openApiKey.accountId), isNull(account.closesAt)))
    .where(and(eq(openApiKey.id, id), inArray(openApiKey.secret, secrets.hashes(hashInput(id, secret)))));
  if (!row) return undefined;
  const { hash, ...key } = row;
  const current = secrets.hash(hashInput(id, secret));
  // After a rotation of the secret, replace the hash on the first use of the key.
  if (hash !== current) await database.update(openApiKey).set({ secret: current }).where(eq(openApiKey.id, id));
  return key;
}

export async function readOpenApi({ database }: Pick<Context, "database">, accountId: string): Promise<OpenApiState> {
  const [row] = await database
    .select({ key: openApiKey })
    .from(openApiService)
    .leftJoin(openApiKey, eq(openApiKey.accountId, openApiService.accountId))
    .where(eq(openApiService.accountId, accountId));
  const key = row?.key;
  if (!key) return { activated: row !== undefined, key: null, requests: [] };
  const requests = await database
    .select()
    .from(openApiRequest)
    .where(eq(openApiRequest.keyId, key.id))
    .orderBy(desc(openApiRequest.id))
    .limit(maxLoggedRequests);
  return {
    activated: true,
    key: { id: key.id, scope: key.scope, createdAt: key.createdAt.toISOString(), lastUsed: key.lastUsed?.toISOString() ?? null },
    requests: requests.map(({ method, path, status, at }) => ({ method, path, status, at: at.toISOString() })),
  };
}

/** Exports an account's service without the hash of its key. */
export async function readService(
  context: Pick<Context, "database">,
  accountId: string,
): Promise<OpenApiState & { activatedAt: Date | null }> {
  const [service] = await context.database.select().from(openApiService).where(eq(openApiService.accountId, accountId));
  return { activatedAt: service?.activatedAt ?? null, ...(await readOpenApi(context, accountId)) };
}

const hashInput = (id: string, secret: string) => `open-api ${id} ${secret}`;
