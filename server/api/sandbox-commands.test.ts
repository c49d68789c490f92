import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CommandAnswer, HistoryItem, Page, PlantState } from "#domain/sandbox/schema";
import { openSandbox, readSimulatedData, type Sandbox } from "#tests/support/sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await openSandbox()));
beforeEach(() => sandbox.startNextDay());
afterAll(() => sandbox.context.close());

const stateOf = (plant: string) => readSimulatedData<PlantState>(sandbox.controls.call(`/v1/plants/${plant}/state`));

const order = (kind: string, body: object, key?: string) =>
  readSimulatedData<CommandAnswer>(
    sandbox.controls.call(`/v1/plants/sim-commercial/${kind}`, body, key === undefined ? {} : { "idempotency-key": key }),
  );
const find = (id: string) => readSimulatedData<CommandAnswer>(sandbox.controls.call(`/v1/commands/${id}`));

test("a sandbox command is accepted, applied at the next minute and superseded later", async () => {
  const first = await order("power-limit", { limitW: 20_000 });
  expect(first).toMatchObject({
    kind: "powerLimit",
    value: 20_000,
    state: "accepted",
    appliesAt: `${sandbox.today()}T12:01:00.000Z`,
  });
  const before = await stateOf("sim-commercial");
  sandbox.later(60);
  expect((await find(first.id)).state).toBe("applied");
  expect([before.powerLimitW, (await stateOf("sim-commercial")).powerLimitW]).toEqual([250_000, 20_000]);
  const second = await order("power-limit", { limitW: null });
  expect((await find(first.id)).state).toBe("applied");
  sandbox.later(60);
  expect([(await find(first.id)).state, (await find(second.id)).state]).toEqual(["superseded", "applied"]);
  const { items } = await readSimulatedData<Page<CommandAnswer>>(sandbox.controls.call("/v1/plants/sim-commercial/commands?limit=2"));
  expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test("a sandbox schedule changes current power flows but not past history", async () => {
  const windows = [{ from: "12:00", to: "13:00", mode: "charge", powerW: 100_000 }];
  const history = () => readSimulatedData<Page<HistoryItem>>(sandbox.controls.call("/v1/plants/sim-commercial/history?limit=40"));
  const before = await history();
  await order("schedule", { windows });
  sandbox.later(60);
  const { flowsW, mode, schedule, storedWh } = await stateOf("sim-commercial");
  expect([mode, schedule]).toEqual(["charge", windows]);
  // The rest of the quarter-hour is rounded to whole watt-hours, which shifts the power slightly.
  expect(Math.abs(flowsW.battery + 100_000)).toBeLessThan(5);
  sandbox.later(60);
  expect(Math.abs((await stateOf("sim-commercial")).storedWh - storedWh - 100_000 / 60)).toBeLessThan(2);
  expect((await history()).items).toEqual(before.items);
  expect(await readSimulatedData<PlantState>(sandbox.reads.call("/v1/plants/sim-commercial/state"))).toMatchObject({
    mode: "selfConsumption",
  });
  await order("schedule", { windows: null });
});

test("a sandbox export limit reduces grid export and PV production", async () => {
  await sandbox.controls.call("/v1/plants/sim-utility/schedule", { windows: [] });
  await sandbox.controls.call("/v1/plants/sim-utility/power-limit", { limitW: 0 });
  sandbox.later(60);
  const open = await stateOf("sim-utility");
  await sandbox.controls.call("/v1/plants/sim-utility/export-limit", { limitW: 1000 });
  sandbox.later(60);
  const limited = await stateOf("sim-utility");
  expect(open.flowsW.grid).toBeLessThan(-100_000);
  expect(limited.flowsW.grid).toBeGreaterThanOrEqual(-1005);
  expect(limited.flowsW.pv).toBeLessThan(open.flowsW.pv);
});

test("a repeated Idempotency-Key replays the command and refuses a different body", async () => {
  const [first, second] = await Promise.all([1, 2].map(() => order("export-limit", { limitW: 7000 }, "once")));
  expect(second).toEqual(first);
  const repeated = await sandbox.controls.call("/v1/plants/sim-commercial/export-limit", { limitW: 7000 }, { "idempotency-key": "once" });
  expect(repeated.headers.get("idempotency-replayed")).toBe("true");
  const other = await sandbox.controls.call("/v1/plants/sim-commercial/export-limit", { limitW: 8000 }, { "idempotency-key": "once" });
  expect(other.body).toMatchObject({ code: 400, reason: "idempotencyKeyReused" });
  const schedule = [{ from: "00:00", to: "24:00", mode: "hold", powerW: 0 }];
  const twice = [await order("schedule", { windows: schedule }, "plan"), await order("schedule", { windows: schedule }, "plan")];
  expect(twice[1]).toEqual(twice[0]);
});

test("a sandbox command is not visible to another account", async () => {
  const { id } = await order("export-limit", { limitW: 6000 });
  expect((await sandbox.reads.call(`/v1/commands/${id}`)).status).toBe(404);
  expect((await readSimulatedData<Page<CommandAnswer>>(sandbox.reads.call("/v1/plants/sim-commercial/commands"))).total).toBe(0);
});
test("the sandbox commands log no errors during these tests", () => {
  expect(sandbox.site.log).toEqual([]);
});
