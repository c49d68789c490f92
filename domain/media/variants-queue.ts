import * as v from "valibot";
import type { Transaction } from "#platform/database";
import type { Queue } from "#platform/jobs";
import type { Context } from "../context.ts";
import { daySeconds } from "#i18n/day.ts";

/** Each job creates all variants of one image before the first visitor requests them. */
export const variantsQueue: Queue = {
  name: "media.sizes",
  retryLimit: 3,
  retryDelay: 5,
  retryDelayMax: 300,
  retentionSeconds: daySeconds,
  expireInSeconds: 600,
};

export const variantsJob = v.object({ name: v.string() });

export async function queueVariants({ jobs }: Context, transaction: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await jobs.enqueue(
    transaction,
    variantsQueue,
    names.map((name) => ({ data: { name } satisfies v.InferOutput<typeof variantsJob> })),
  );
}
