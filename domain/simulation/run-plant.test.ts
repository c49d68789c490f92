import { describe, expect, test } from "vitest";
import { alarmsBetween } from "./alarms.ts";
import { plants, type ScheduleWindow } from "./plants.ts";
import { dayMinutes, runPlant, storedAt, type Command } from "./run-plant.ts";

const minuteOf = (moment: string) => Date.parse(moment) / 60_000;
const sum = (flows: object) => Object.values(flows).reduce((total: number, energy: number) => total + energy, 0);

const plan: ScheduleWindow[] = [
  { from: 4, to: 20, mode: "charge", powerW: 4000 },
  { from: 20, to: 40, mode: "hold", powerW: 0 },
  { from: 70, to: 90, mode: "discharge", powerW: 6000 },
];
const testOrders: Command[] = [
  { from: minuteOf("2026-03-02T10:07Z"), exportW: 1000 },
  { from: minuteOf("2026-03-05T03:02Z"), schedule: plan },
  { from: minuteOf("2026-03-09T12:44Z"), batteryW: 2000 },
  { from: minuteOf("2026-03-20T00:00Z"), schedule: null, exportW: null },
];

describe.each(plants)("plant simulation of $name", (plant) => {
  describe.each([
    ["without commands", []],
    ["with commands of a client", testOrders],
  ])("%s", (_, commands) => {
    const steps = runPlant(plant, commands, minuteOf("2026-02-25T00:00Z"), minuteOf("2026-04-01T00:00Z"));

    test("balances sources and uses in every step", () => {
      for (const { flows } of steps) expect(sum(flows.sources)).toBe(sum(flows.uses));
    });

    test("keeps the battery between reserve and capacity, consistent with its flows", () => {
      steps.forEach(({ stored, flows }, index) => {
        expect(stored).toBeGreaterThanOrEqual(plant.reserveWh);
        expect(stored).toBeLessThanOrEqual(plant.capacityWh);
        const next = steps[index + 1];
        if (next) expect(next.stored).toBe(stored + flows.uses.battery - flows.sources.battery);
      });
    });

    test("has steps without a gap that begin where commands do", () => {
      steps.forEach(({ from, minutes }, index) => {
        if (index > 0) expect(from).toBe(steps[index - 1]!.from + steps[index - 1]!.minutes);
        expect(minutes).toBeGreaterThan(0);
      });
      for (const { from } of commands) expect(steps.some((step) => step.from === from)).toBe(true);
    });

    test("respects the limits of battery power and export", () => {
      for (const { flows, minutes, control } of steps) {
        expect(Math.max(flows.sources.battery, flows.uses.battery)).toBeLessThanOrEqual(Math.round((control.batteryW * minutes) / 60));
        expect(flows.uses.grid).toBeLessThanOrEqual(Math.round((control.exportW * minutes) / 60));
      }
    });

    test("is independent of the simulated interval", () => {
      const day = minuteOf("2026-03-12T00:00Z");
      const isolated = runPlant(plant, commands, day + 600, day + 700);
      expect(isolated).toEqual(steps.filter(({ from, minutes }) => from < day + 700 && from + minutes > day + 600));
      expect(storedAt(plant, commands, day / dayMinutes)).toBe(steps.find(({ from }) => from === day)!.stored);
    });
  });

  test("is unchanged by a command before its start", () => {
    const [from, to] = [minuteOf("2026-02-20T00:00Z"), testOrders[0]!.from];
    const energies = (commands: Command[]) => runPlant(plant, commands, from, to - 15).map(({ flows, stored }) => ({ flows, stored }));
    expect(energies(testOrders)).toEqual(energies([]));
  });

  test("yields more solar energy in summer and none at night", () => {
    const day = (date: string) => runPlant(plant, [], minuteOf(date), minuteOf(date) + 30 * dayMinutes);
    const solarEnergy = (date: string) => day(date).reduce((total, { flows }) => total + flows.sources.sun, 0);
    expect(solarEnergy("2026-06-01T00:00Z")).toBeGreaterThan(2 * solarEnergy("2025-12-01T00:00Z"));
    for (const { from, flows } of day("2026-06-01T00:00Z")) if (from % dayMinutes < 180) expect(flows.sources.sun).toBe(0);
  });

  test("charges and discharges more than the battery's capacity in a week", () => {
    const steps = runPlant(plant, [], minuteOf("2026-06-01T00:00Z"), minuteOf("2026-06-08T00:00Z"));
    for (const side of ["sources", "uses"] as const) {
      const energy = steps.reduce((total, { flows }) => total + flows[side].battery, 0);
      expect(energy).toBeGreaterThan(plant.capacityWh);
    }
  });

  test("has more than 20 alarms a year, independent of the interval", () => {
    const [from, to] = [minuteOf("2025-05-01T00:00Z"), minuteOf("2026-05-01T00:00Z")];
    const alarms = alarmsBetween(plant, from, to);
    expect(alarms.length).toBeGreaterThan(20);
    for (const alarm of alarms) expect(alarmsBetween(plant, alarm.from, alarm.from + 1)).toEqual([alarm]);
  });
});

test("the plant simulation of a battery that has rested for years takes two months for another day", () => {
  const [house] = plants;
  let quarters = 0;
  const counted = { ...house!, uses: (...day: Parameters<NonNullable<typeof house>["uses"]>) => ((quarters += 1), house!.uses(...day)) };
  const rest: Command[] = [{ from: minuteOf("2024-06-01T12:00Z"), batteryW: 0 }];
  const today = minuteOf("2026-05-01T00:00Z") / dayMinutes;
  const stored = storedAt(counted, rest, today);
  const simulatedDays = Array.from({ length: 40 }, (_, index) => {
    quarters = 0;
    expect(storedAt(counted, rest, today - 1 - index * 7)).toBe(stored);
    return quarters / 96;
  });
  expect(Math.max(...simulatedDays)).toBeLessThanOrEqual(60);
  expect(stored).toBe(runPlant(house!, rest, rest[0]!.from, rest[0]!.from + 15)[0]!.stored);
});

test("the plant simulation of a year is reproducible for every plant", () => {
  const totals = plants.map((plant) =>
    runPlant(plant, [], minuteOf("2025-01-01T00:00Z"), minuteOf("2026-01-01T00:00Z")).reduce(
      (total, { flows }) => total + sum(flows.sources),
      0,
    ),
  );
  expect(totals).toMatchInlineSnapshot(`
    [
      22237908,
      1458636578,
      14584599949,
    ]
  `);
});
