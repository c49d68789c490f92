import { expect } from "vitest";
import { openApiKeyClient } from "./open-api-key-client.ts";
import { openTestApi, type ApiResponse } from "./test-api.ts";
import { openTestContext } from "./test-context.ts";

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

/** Opens the API with two clients of the sandbox: `controls` may send commands, `reads` may not. */
export async function openSandbox() {
  const context = await openTestContext();
  const site = openTestApi(context);
  const controls = await openApiKeyClient(site);
  const reads = await openApiKeyClient(site, "read");
  let day = 0;
  return {
    context,
    site,
    controls,
    reads,
    /** Sets the clock to the next day, so that rate limits and plants start fresh. */
    startNextDay() {
      day += 1;
      context.setTime(new Date(Date.UTC(2026, 4, day, 12, 0, 20)).toISOString());
    },
    /** Returns the day of the clock, such as 2026-05-01. */
    today: () => context.clock.now().toISOString().slice(0, 10),
    later: (seconds: number) => context.setTime(new Date(context.clock.now().getTime() + seconds * 1000).toISOString()),
  };
}

/** Returns the data of a successful response, which says that it is simulated. */
export async function readSimulatedData<Data>(response: Promise<ApiResponse>): Promise<Data> {
  const { body } = await response;
  expect(body).toMatchObject({ code: 200, data: { simulated: true } });
  return body.data as Data;
}
