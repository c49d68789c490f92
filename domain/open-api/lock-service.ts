import { eq } from "drizzle-orm";
import { openApiService } from "#db/open-api.ts";
import type { Transaction } from "#platform/database";
import type { Access } from "./schema.ts";

type Service = typeof openApiService.$inferSelect;

/** Returns the access of an account; every account starts with the sandbox. */
export function accessOf(service: Service | undefined): Access {
  if (service?.deactivatedAt) return "deactivated";
  return service?.activatedAt ? "activated" : "sandbox";
}

/** Locks the account's row, so that concurrent calls wait for each other. Creates the row on the first use of the sandbox. */
export async function lockService(transaction: Transaction, accountId: string): Promise<Access> {
  await transaction.insert(openApiService).values({ accountId }).onConflictDoNothing();
  const [service] = await transaction.select().from(openApiService).where(eq(openApiService.accountId, accountId)).for("update");
  return accessOf(service);
}
