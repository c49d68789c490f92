import { and, eq, isNull } from "drizzle-orm";
import { account } from "#db/account.ts";
import { openApiDelivery, openApiWebhook } from "#db/open-api.ts";
import { webhookEndedMail } from "#domain/account";
import { queueMail } from "#domain/mail";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";

/** Ends a webhook whose receiver is gone, fails its pending deliveries and notifies the owner once. */
export async function endWebhook(
  context: Context,
  transaction: Transaction,
  { id, accountId, url }: Pick<typeof openApiWebhook.$inferSelect, "id" | "accountId" | "url">,
): Promise<void> {
  const endedRows = await transaction
    .update(openApiWebhook)
    .set({ endedAt: context.clock.now() })
    .where(and(eq(openApiWebhook.id, id), isNull(openApiWebhook.endedAt)))
    .returning({ id: openApiWebhook.id });
  if (endedRows.length === 0) return;
  await transaction
    .update(openApiDelivery)
    .set({ state: "failed" })
    .where(and(eq(openApiDelivery.webhookId, id), eq(openApiDelivery.state, "pending")));
  const [owner] = await transaction.select().from(account).where(eq(account.id, accountId));
  if (owner) await queueMail(context, transaction, [webhookEndedMail(owner, url)]);
}
