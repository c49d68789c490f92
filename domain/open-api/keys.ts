import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { account } from "#db/account.ts";
import { openApiKey, openApiRequest, openApiService } from "#db/open-api.ts";
import { recordSecurityEvent } from "#domain/security-log";
import type { Context } from "../context.ts";
import { accessOf, lockService } from "./lock-service.ts";
import { maxLoggedRequests, type KeyScope, type NewKey, type OpenApiState } from "./schema.ts";

export type ApiKey = { id: string; accountId: string; scope: KeyScope };

const idBytes = 9;
const secretBytes = 32;

/** Creates a key of the sandbox, which replaces the previous one of the account. Only its hash is stored. */
export async function createKey(
  context: Context,
  { accountId, scope }: { accountId: string; scope: KeyScope },
): Promise<{ ok: true; key: NewKey } | { ok: false; reason: "openApiDeactivated" }> {
  const id = `ek_${randomBytes(idBytes).toString("base64url")}`;
  const secret = randomBytes(secretBytes).toString("base64url");
  const isCreated = await context.database.transaction(async (transaction) => {
    if ((await lockService(transaction, accountId)) === "deactivated") return false;
    await transaction.delete(openApiKey).where(eq(openApiKey.accountId, accountId));
    await transaction
      .insert(openApiKey)
      .values({ id, accountId, scope, secret: context.secrets.hash(hashInput(id, secret)), createdAt: context.clock.now() });
    return true;
  });
  if (!isCreated) return { ok: false, reason: "openApiDeactivated" };
  await recordSecurityEvent(context, { kind: "openApi.keyCreated", accountId });
  return { ok: true, key: { id, secret } };
}

export async function revokeKey(context: Context, accountId: string): Promise<void> {
  const deletedRows = await context.database.delete(openApiKey).where(eq(openApiKey.accountId, accountId)).returning({ id: openApiKey.id });
  if (deletedRows.length > 0) await recordSecurityEvent(context, { kind: "openApi.keyRevoked", accountId });
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
    .select({ service: openApiService, key: openApiKey })
    .from(openApiService)
    .leftJoin(openApiKey, eq(openApiKey.accountId, openApiService.accountId))
    .where(eq(openApiService.accountId, accountId));
  const access = accessOf(row?.service);
  const key = row?.key;
  if (!key) return { access, key: null, requests: [] };
  const requests = await database
    .select()
    .from(openApiRequest)
    .where(eq(openApiRequest.keyId, key.id))
    .orderBy(desc(openApiRequest.id))
    .limit(maxLoggedRequests);
  return {
    access,
    key: { id: key.id, scope: key.scope, createdAt: key.createdAt.toISOString(), lastUsed: key.lastUsed?.toISOString() ?? null },
    requests: requests.map(({ method, path, status, at }) => ({ method, path, status, at: at.toISOString() })),
  };
}

/** Exports an account's service without the hash of its key. */
export async function readService(
  context: Pick<Context, "database">,
  accountId: string,
): Promise<OpenApiState & { activatedAt: Date | null; deactivatedAt: Date | null }> {
  const [service] = await context.database.select().from(openApiService).where(eq(openApiService.accountId, accountId));
  const { activatedAt = null, deactivatedAt = null } = service ?? {};
  return { activatedAt, deactivatedAt, ...(await readOpenApi(context, accountId)) };
}

const hashInput = (id: string, secret: string) => `open-api ${id} ${secret}`;
