import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AlarmItem, HistoryItem, Page, PlantAnswer, PlantState } from "#domain/sandbox/schema";
import { plantIds } from "#domain/simulation/schema";
import type { ApiResponse } from "#tests/support/test-api.ts";
import { openSandbox, readSimulatedData, type Sandbox } from "#tests/support/sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await openSandbox()));
beforeEach(() => sandbox.startNextDay());
afterAll(() => sandbox.context.close());

const sum = (flows: object) => Object.values(flows).reduce((total: number, flow: number) => total + flow, 0);
const stateOf = (plant: string) => readSimulatedData<PlantState>(sandbox.controls.call(`/v1/plants/${plant}/state`));

describe("sandbox access", () => {
  const get = "/v1/plants/sim-house/state";
  const order = ["/v1/plants/sim-house/export-limit", { limitW: 17_000 }] as const;
  test.each([
    ["a read without a key", () => sandbox.site.open().call(get), 401, "keyNeeded"],
    ["a read with a wrong key", () => sandbox.site.open().call(get, undefined, { authorization: "Bearer ek_x.y" }), 401, "wrongKey"],
    ["a read with a session but no key", () => sandbox.controls.owner.browser.call(get), 401, "keyNeeded"],
    ["a read with a read key", () => sandbox.reads.call(get), 200, undefined],
    ["a read with a control key", () => sandbox.controls.call(get), 200, undefined],
    ["a command without a key", () => sandbox.site.open().call(...order), 401, "keyNeeded"],
    ["a command with a read key", () => sandbox.reads.call(...order), 403, "scopeMissing"],
    ["a command with a control key", () => sandbox.controls.call(...order), 200, undefined],
  ])("checks the key and its scope for %s", async (_, call, status, reason) => {
    const { body, headers, ...answer } = await call();
    expect(headers.get("x-simulation")).toBe("true");
    expect([answer.status, body.reason]).toEqual([status, reason]);
    expect(headers.get("www-authenticate")).toBe(status === 401 ? "Bearer" : null);
  });

  test("marks every response as simulated and reports the rate limit", async () => {
    const answers = await Promise.all([sandbox.reads.call(get), sandbox.reads.call("/v1/plants/none"), sandbox.reads.call(...order)]);
    for (const { headers } of answers) {
      expect(headers.get("x-simulation")).toBe("true");
      expect(headers.get("ratelimit-limit")).toBe("60");
      expect(Number(headers.get("ratelimit-reset"))).toBe(60);
    }
    expect(answers.map(({ headers }) => Number(headers.get("ratelimit-remaining"))).toSorted()).toEqual([57, 58, 59]);
  });

  test("responds 429 with Retry-After above the rate limit", async () => {
    const answers = await Promise.all(Array.from({ length: 62 }, () => sandbox.reads.call(get)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    for (const { headers, body } of refused) {
      expect(body.reason).toBe("tooMany");
      expect([headers.get("ratelimit-remaining"), headers.get("retry-after")]).toEqual(["0", "60"]);
    }
  });
});

test.each([
  ["/v1/plants/sim-castle", undefined, 404, "notFound", undefined],
  ["/v1/plants/sim-castle/state", undefined, 404, "notFound", undefined],
  ["/v1/plants/sim-castle/schedule", { windows: null }, 404, "notFound", undefined],
  ["/v1/commands/none", undefined, 404, "notFound", undefined],
  ["/v1/plants?limit=0", undefined, 400, "invalidInput", { limit: "notANumber" }],
  ["/v1/plants?limit=101", undefined, 400, "invalidInput", { limit: "notANumber" }],
  ["/v1/plants?cursor=x", undefined, 400, "invalidInput", { cursor: "notANumber" }],
  ["/v1/plants/sim-house/history?interval=year", undefined, 400, "invalidInput", { interval: "unknownChoice" }],
  ["/v1/plants/sim-house/history?from=yesterday", undefined, 400, "invalidInput", { from: "momentFormat" }],
  ["/v1/plants/sim-house/history?from=2026-02-31T99:00Z", undefined, 400, "invalidInput", { from: "momentFormat" }],
  ["/v1/plants/sim-house/history?from=2020-01-01T00:00Z", undefined, 400, "invalidInput", { from: "outOfRange" }],
  ["/v1/plants/sim-house/history?to=2027-01-01T00:00Z", undefined, 400, "invalidInput", { to: "outOfRange" }],
  ["/v1/plants/sim-house/alarms?state=loud", undefined, 400, "invalidInput", { state: "unknownChoice" }],
  ["/v1/plants/sim-house/export-limit", {}, 400, "invalidInput", { limitW: "invalidInput" }],
  ["/v1/plants/sim-house/export-limit", { limitW: -1 }, 400, "invalidInput", { limitW: "notANumber" }],
  ["/v1/plants/sim-house/export-limit", { limitW: 1.5 }, 400, "invalidInput", { limitW: "notANumber" }],
  ["/v1/plants/sim-house/export-limit", { limitW: 17_001 }, 400, "beyondPlant", undefined],
  ["/v1/plants/sim-house/power-limit", { limitW: 10_001 }, 400, "beyondPlant", undefined],
  ["/v1/plants/sim-house/schedule", { windows: "always" }, 400, "invalidInput", { windows: "invalidInput" }],
  [
    "/v1/plants/sim-house/schedule",
    { windows: [{ from: "6:00", to: "07:00", mode: "hold", powerW: 0 }] },
    400,
    "invalidInput",
    { windows: "timeFormat" },
  ],
  [
    "/v1/plants/sim-house/schedule",
    { windows: [{ from: "06:05", to: "07:00", mode: "hold", powerW: 0 }] },
    400,
    "invalidInput",
    { windows: "timeFormat" },
  ],
  [
    "/v1/plants/sim-house/schedule",
    { windows: [{ from: "06:00", to: "07:00", mode: "rest", powerW: 0 }] },
    400,
    "invalidInput",
    { windows: "unknownChoice" },
  ],
  [
    "/v1/plants/sim-house/schedule",
    { windows: [{ from: "08:00", to: "07:00", mode: "hold", powerW: 0 }] },
    400,
    "windowsOverlap",
    undefined,
  ],
  [
    "/v1/plants/sim-house/schedule",
    { windows: [{ from: "06:00", to: "07:00", mode: "charge", powerW: 10_001 }] },
    400,
    "beyondPlant",
    undefined,
  ],
])("the sandbox API refuses %s with body %j: code %i %s", async (path, sent, code, reason, reasons) => {
  const { status, body } = await sandbox.controls.call(path, sent);
  expect([status, body.code, body.reason, body.reasons]).toEqual([code === 400 ? 200 : code, code, reason, reasons]);
  expect(body.message).toMatch(/\w/);
});

describe("sandbox commands of a program that sends a key", () => {
  const path = "/v1/plants/sim-house/export-limit";
  const curlType = "application/x-www-form-urlencoded";
  test.each([
    ["no body and no content type", "", {}, 415, "unsupportedType"],
    ["JSON without content type", '{"limitW":null}', { "content-type": "text/plain" }, 415, "unsupportedType"],
    ["an empty JSON body", "", { "content-type": "application/json" }, 415, "unsupportedType"],
    ["JSON with the content type that curl sends", '{"limitW":null}', { "content-type": curlType }, 415, "unsupportedType"],
    ["JSON", '{"limitW":null}', { "content-type": "application/json" }, 200, undefined],
    [
      "JSON from a page of another site",
      '{"limitW":null}',
      { "content-type": "application/json", origin: "https://x.example" },
      403,
      "foreignOrigin",
    ],
  ] as const)("responds to %s", async (_, text, headers, code, reason) => {
    const authorization = `Bearer ${sandbox.controls.key}`;
    const { body } = await sandbox.controls.owner.browser.send(path, text, { authorization, ...headers });
    expect([body.code, body.reason]).toEqual([code, reason]);
    if (code === 415) expect(body.message).toContain("application/json");
  });
});

test.each([
  "2026-04-30T12:00:00Z",
  "2026-04-30t12:00:00z",
  "2026-04-30T12:00:00%2B00:00",
  "2026-04-30T12:00:00+00:00",
  "2026-04-30T14:00:00+02:00",
  "2026-04-30T14:00:00%2B02:00",
  "2026-04-30T06:30:00-05:30",
  "2026-04-30T12:00:00.000000+00:00",
  "2026-04-30T11:59:59.999999999999Z",
])("the history of a plant accepts the RFC 3339 time %s", async (from) => {
  const { items } = await readSimulatedData<Page<HistoryItem>>(sandbox.controls.call(`/v1/plants/sim-house/history?from=${from}&limit=1`));
  expect(items[0]!.from).toBe("2026-04-30T12:00:00.000Z");
});

test.each([
  "2026-02-30T12:00:00+00:00",
  "2026-04-30T24:00:00Z",
  "2026-04-30T12:00:00+25:00",
  "2026-04-30T12:00:00",
  "9999-12-31T23:59:59-02:00",
])("the history of a plant refuses %s, which is no valid time", async (from) => {
  const { body } = await sandbox.controls.call(`/v1/plants/sim-house/history?from=${from}`);
  expect(body).toMatchObject({ code: 400, reason: "invalidInput", reasons: { from: "momentFormat" } });
});

test("the sandbox API refuses an Idempotency-Key over 100 characters", async () => {
  const { body } = await sandbox.controls.call(
    "/v1/plants/sim-house/export-limit",
    { limitW: null },
    { "idempotency-key": "x".repeat(101) },
  );
  expect(body).toMatchObject({ code: 400, reason: "idempotencyKeyFormat" });
});

test("the sandbox API lists its three plants in pages", async () => {
  const { items, total, next } = await readSimulatedData<Page<PlantAnswer>>(sandbox.controls.call("/v1/plants"));
  expect([items.map(({ id }) => id), total, next]).toEqual([plantIds, 3, null]);
  expect(items.map(({ units }) => units)).toEqual([
    { product: "agave-th", count: 1 },
    { product: "tianyuan-60k", count: 4 },
    { product: "tianyuan-60k", count: 80 },
  ]);
  const plantIdsSeen: string[] = [];
  let path: string | undefined = "/v1/plants?limit=2";
  while (path !== undefined) {
    const { body, headers }: ApiResponse = await sandbox.controls.call(path);
    plantIdsSeen.push(...(body.data as Page<PlantAnswer>).items.map(({ id }) => id));
    expect(headers.get("x-total-count")).toBe("3");
    path = /<http:\/\/site\.test\/api([^>]+)>; rel="next"/.exec(headers.get("link")!)?.[1];
  }
  expect(plantIdsSeen).toEqual(plantIds);
});

describe.each(plantIds)("sandbox plant %s", (plant) => {
  test("has a balanced state that is the same for all keys", async () => {
    const state = await stateOf(plant);
    expect(sum(state.flowsW)).toBe(0);
    const { produced, imported, discharged, used, exported, charged } = state.today;
    expect(produced + imported + discharged).toBe(used + exported + charged);
    expect(await readSimulatedData(sandbox.reads.call(`/v1/plants/${plant}/state`))).toEqual(state);
    sandbox.later(60);
    expect((await stateOf(plant)).at).not.toBe(state.at);
  });

  test.each(["quarter", "hour", "day"] as const)(
    "has a history by %s with consistent power, energy and stored energy",
    async (interval) => {
      const { items } = await readSimulatedData<Page<HistoryItem>>(
        sandbox.controls.call(`/v1/plants/${plant}/history?interval=${interval}&limit=60`),
      );
      expect(items).toHaveLength(60);
      const { capacityWh, reserveWh } = await readSimulatedData<PlantAnswer>(sandbox.controls.call(`/v1/plants/${plant}`));
      items.forEach(({ from, to, flowsW, energyWh, storedWh, stateOfCharge }, index) => {
        const hours = (Date.parse(to) - Date.parse(from)) / 3_600_000;
        const { produced, imported, discharged, used, exported, charged } = energyWh;
        expect(sum(flowsW)).toBe(0);
        // Mean power is rounded to whole watts.
        const expectNear = (power: number, energy: number) => expect(Math.abs(power * hours - energy)).toBeLessThanOrEqual(hours * 2.5);
        expectNear(flowsW.pv, produced);
        expectNear(flowsW.battery, discharged - charged);
        expectNear(flowsW.grid, imported - exported);
        expectNear(flowsW.load + flowsW.car, -used);
        expect(produced + imported + discharged).toBe(used + exported + charged);
        expect(storedWh).toBeGreaterThanOrEqual(reserveWh);
        expect(storedWh).toBeLessThanOrEqual(capacityWh);
        expect(stateOfCharge).toBeCloseTo(storedWh / capacityWh, 3);
        const before = items[index - 1];
        if (before) expect([before.to, before.storedWh + charged - discharged]).toEqual([from, storedWh]);
      });
    },
  );

  test("has hourly history that sums to days and daily history of a year", async () => {
    const range = "from=2026-03-01T00:00Z&to=2026-03-05T00:00Z";
    const days = await readSimulatedData<Page<HistoryItem>>(sandbox.controls.call(`/v1/plants/${plant}/history?interval=day&${range}`));
    const hours = await readSimulatedData<Page<HistoryItem>>(sandbox.controls.call(`/v1/plants/${plant}/history?interval=hour&${range}`));
    expect([days.total, hours.total]).toEqual([4, 96]);
    const produced = (items: HistoryItem[]) => items.reduce((total, { energyWh }) => total + energyWh.produced, 0);
    expect(produced(hours.items)).toBe(produced(days.items));
    const { historyFrom } = await readSimulatedData<PlantAnswer>(sandbox.controls.call(`/v1/plants/${plant}`));
    const year: HistoryItem[] = [];
    const pageSizes: number[] = [];
    for (let cursor: string | null = "0"; cursor !== null;) {
      const query: string = new URLSearchParams({ interval: "day", from: historyFrom, limit: "1000", cursor }).toString();
      const page: Page<HistoryItem> = await readSimulatedData(sandbox.controls.call(`/v1/plants/${plant}/history?${query}`));
      year.push(...page.items);
      pageSizes.push(page.items.length);
      cursor = page.next;
    }
    expect([year.length, new Set(year.map(({ from }) => from)).size, year[0]!.from]).toEqual([366, 366, historyFrom]);
    expect(Math.max(...pageSizes)).toBe(62);
  });

  test("keeps history pages consistent while time passes", async () => {
    const first = await sandbox.controls.call(`/v1/plants/${plant}/history?limit=50`);
    const fullHistory = await readSimulatedData<Page<HistoryItem>>(sandbox.controls.call(`/v1/plants/${plant}/history?limit=96`));
    sandbox.later(3600);
    const next = /<http:\/\/site\.test\/api([^>]+)>; rel="next"/.exec(first.headers.get("link")!)![1]!;
    const second = await readSimulatedData<Page<HistoryItem>>(sandbox.controls.call(next));
    expect([...(first.body.data as Page<HistoryItem>).items, ...second.items]).toEqual(fullHistory.items);
  });

  test("lists alarms newest first and shows the active one", async () => {
    const { items, total } = await readSimulatedData<Page<AlarmItem>>(sandbox.controls.call(`/v1/plants/${plant}/alarms?limit=100`));
    expect(items).toHaveLength(total);
    expect(items.map(({ raisedAt }) => raisedAt)).toEqual(
      items
        .map(({ raisedAt }) => raisedAt)
        .toSorted()
        .toReversed(),
    );
    const [newest] = items;
    sandbox.context.setTime(newest!.raisedAt);
    const active = await readSimulatedData<Page<AlarmItem>>(sandbox.controls.call(`/v1/plants/${plant}/alarms?state=active`));
    expect(active.items).toMatchObject([{ id: newest!.id, state: "active", clearedAt: null }]);
    expect((await stateOf(plant)).activeAlarms).toBe(1);
  });
});

test("the sandbox API logs no errors during these tests", () => {
  expect(sandbox.site.log).toEqual([]);
});
