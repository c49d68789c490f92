import { randomBytes } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import * as v from "valibot";
import { openApiService, openApiWebhook } from "#db/open-api.ts";
import type { Context } from "../context.ts";
import { mostWebhooks, webhookAnswer, type NewWebhook, type WebhookAnswer, type WebhookEvent } from "./schema.ts";

const secretBytes = 32;
type Registration = { accountId: string; url: string; events: readonly WebhookEvent[] };
type Outcome = { ok: true; webhook: NewWebhook } | { ok: false; reason: "webhookAddress" | "webhookNotPublic" | "tooManyWebhooks" };

/** Remembers where an account wants to hear of events from now on. The secret to check signatures with is in this answer only. */
export async function registerWebhook(context: Context, { accountId, url, events }: Registration): Promise<Outcome> {
  const judged = await context.outbound.judge(new URL(url));
  if (judged !== "fine") return { ok: false, reason: judged === "format" ? "webhookAddress" : "webhookNotPublic" };
  const secret = `whsec_${randomBytes(secretBytes).toString("base64url")}`;
  const now = context.clock.now();
  return context.database.transaction(async (transaction): Promise<Outcome> => {
    // Two registrations at the same time are counted one after the other.
    await transaction.select().from(openApiService).where(eq(openApiService.accountId, accountId)).for("update");
    if ((await transaction.$count(openApiWebhook, eq(openApiWebhook.accountId, accountId))) >= mostWebhooks)
      return { ok: false, reason: "tooManyWebhooks" };
    const [made] = await transaction
      .insert(openApiWebhook)
      .values({ accountId, url, events: [...new Set(events)], sealedSecret: context.secrets.seal(secret), createdAt: now, toldUntil: now })
      .returning();
    if (!made) throw new Error("a row that was inserted is not there");
    return { ok: true, webhook: { ...showWebhook(made), secret } };
  });
}

/** Where an account hears of events, oldest first. */
export async function listWebhooks({ database }: Pick<Context, "database">, accountId: string): Promise<WebhookAnswer[]> {
  const rows = await database
    .select()
    .from(openApiWebhook)
    .where(eq(openApiWebhook.accountId, accountId))
    .orderBy(asc(openApiWebhook.createdAt), asc(openApiWebhook.id));
  return rows.map(showWebhook);
}

/** Ends a webhook with its deliveries. */
export async function removeWebhook(
  { database }: Pick<Context, "database">,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> {
  const removed = await database
    .delete(openApiWebhook)
    .where(and(eq(openApiWebhook.accountId, accountId), eq(openApiWebhook.id, id)))
    .returning({ id: openApiWebhook.id });
  return removed.length > 0;
}

function showWebhook({ id, url, events, createdAt, endedAt }: typeof openApiWebhook.$inferSelect): WebhookAnswer {
  return {
    simulated: true,
    id,
    url,
    events: v.parse(webhookAnswer.entries.events, events),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
