import { eq, sql } from "drizzle-orm";
import { openApiKey, openApiRequest } from "#db/open-api.ts";
import type { Context } from "../context.ts";
import { maxLoggedRequests } from "./schema.ts";

const maxPathLength = 300;

/** Stores a request made with a key, unless the key was revoked meanwhile. Deletes all but the latest requests. */
export async function recordRequest(
  { database, clock }: Pick<Context, "database" | "clock">,
  input: { keyId: string; method: string; path: string; status: number },
): Promise<void> {
  const { keyId, method, status } = input;
  const at = clock.now();
  await database.transaction(async (transaction) => {
    const updatedRows = await transaction
      .update(openApiKey)
      .set({ lastUsed: at })
      .where(eq(openApiKey.id, keyId))
      .returning({ id: openApiKey.id });
    if (updatedRows.length === 0) return;
    await transaction.insert(openApiRequest).values({ keyId, method, path: input.path.slice(0, maxPathLength), status, at });
    await transaction.execute(sql`
      delete from open_api_request where key_id = ${keyId} and id <= (
        select id from open_api_request where key_id = ${keyId} order by id desc offset ${maxLoggedRequests} limit 1)`);
  });
}
