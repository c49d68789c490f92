import { randomBytes } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import * as v from "valibot";
import { openApiWebhook } from "#db/open-api.ts";
import { lockService } from "#domain/open-api";
import type { Context } from "../context.ts";
import { maxWebhooks, testReceiverUrl, type WebhookEvent } from "./events/schema.ts";
import { webhookAnswer, type NewWebhook, type WebhookAnswer } from "./schema.ts";

const secretBytes = 32;
type Registration = { accountId: string; url: string; events: readonly WebhookEvent[] };
type RegistrationResult =
  | { ok: true; webhook: NewWebhook }
  | { ok: false; reason: "webhookAddress" | "webhookNotPublic" | "tooManyWebhooks" | "openApiDeactivated" };

/** Registers a webhook for future events. The response is the only place that contains the secret of signatures. */
export async function registerWebhook(context: Context, { accountId, url, events }: Registration): Promise<RegistrationResult> {
  const verdict = url === testReceiverUrl ? "fine" : await context.safeHttpClient.checkUrl(new URL(url));
  if (verdict !== "fine") return { ok: false, reason: verdict === "format" ? "webhookAddress" : "webhookNotPublic" };
  const secret = `whsec_${randomBytes(secretBytes).toString("base64url")}`;
  const now = context.clock.now();
  return context.database.transaction(async (transaction): Promise<RegistrationResult> => {
    // The lock makes concurrent registrations wait for each other, so that they cannot exceed the limit.
    if ((await lockService(transaction, accountId)) === "deactivated") return { ok: false, reason: "openApiDeactivated" };
    if ((await transaction.$count(openApiWebhook, eq(openApiWebhook.accountId, accountId))) >= maxWebhooks)
      return { ok: false, reason: "tooManyWebhooks" };
    const [created] = await transaction
      .insert(openApiWebhook)
      .values({ accountId, url, events: [...new Set(events)], sealedSecret: context.secrets.seal(secret), createdAt: now, toldUntil: now })
      .returning();
    if (!created) throw new Error("The inserted webhook was not returned by the database.");
    return { ok: true, webhook: { ...toWebhookAnswer(created), secret } };
  });
}

export async function listWebhooks({ database }: Pick<Context, "database">, accountId: string): Promise<WebhookAnswer[]> {
  const rows = await database
    .select()
    .from(openApiWebhook)
    .where(eq(openApiWebhook.accountId, accountId))
    .orderBy(asc(openApiWebhook.createdAt), asc(openApiWebhook.id));
  return rows.map(toWebhookAnswer);
}

export async function removeWebhook(
  { database }: Pick<Context, "database">,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> {
  const deletedRows = await database
    .delete(openApiWebhook)
    .where(and(eq(openApiWebhook.accountId, accountId), eq(openApiWebhook.id, id)))
    .returning({ id: openApiWebhook.id });
  return deletedRows.length > 0;
}

function toWebhookAnswer({ id, url, events, createdAt, endedAt }: typeof openApiWebhook.$inferSelect): WebhookAnswer {
  return {
    simulated: true,
    id,
    url,
    events: v.parse(webhookAnswer.entries.events, events),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
