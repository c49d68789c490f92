import type { ApiClient } from "#app/api-client/api-client.ts";

const intervalMs = 500;
const maxTries = 10;

/** Waits at most about five seconds for the first attempt of a delivery, so that the page can show its result at once. */
export async function waitForDelivery(api: ApiClient, id: string): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    await new Promise((resolve) => void setTimeout(resolve, intervalMs));
    const body = await api.get("/account/open-api/deliveries").catch(() => undefined);
    const delivery = body?.code === 200 ? body.data.items.find((item) => item.id === id) : undefined;
    if (!delivery || delivery.attempts > 0) return;
  }
}
