import * as v from "valibot";
import { plantIds, windowModes } from "#domain/simulation/schema";
import { parseMoment } from "../dates.ts";
import { errorCode } from "../fields.ts";

/** Maximum of stored commands per plant and account; older ones are deleted. */
export const maxStoredCommands = 100;
export const historyDays = 366;
/** Days on one page of the history: simulating a year takes longer than a program may keep all visitors waiting. */
export const maxDaysOfPage = 62;
export const intervals = { quarter: 15, hour: 60, day: 1440 } as const;
export const commandKinds = ["schedule", "exportLimit", "powerLimit"] as const;
export const commandStates = ["accepted", "applied", "superseded"] as const;

/** Marker in every sandbox response, because no value is measured. */
const simulated = v.literal(true);
const watts = v.pipe(v.number(), v.integer());
const wattHours = v.pipe(v.number(), v.integer());
const moment = v.pipe(v.string(), v.isoTimestamp());
/** Moment in a request. Repeats the type after the transformation for the OpenAPI document. */
export const momentInput = v.pipe(
  v.string(errorCode("momentFormat")),
  v.check((text) => parseMoment(text) !== undefined, errorCode("momentFormat")),
  v.transform((text) => parseMoment(text)!.toISOString()),
  v.string(),
  v.isoTimestamp(errorCode("momentFormat")),
  v.description("A moment as RFC 3339 writes it, with any offset: 2026-05-01T12:00:00Z or 2026-05-01T14:00:00.5+02:00"),
);
const plantId = v.picklist(plantIds);

/** Page of a list; `next` is the cursor of the next page. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ simulated, items: v.array(item), total: v.number(), next: v.nullable(v.string()) });

const quarterTime = /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/;
/** UTC time of day at the start of a quarter of an hour. */
const time = v.pipe(v.string(errorCode("timeFormat")), v.regex(quarterTime, errorCode("timeFormat")));
const endTime = v.pipe(
  v.string(errorCode("timeFormat")),
  v.regex(/^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/, errorCode("timeFormat")),
);
const windowFields = {
  from: time,
  to: endTime,
  mode: v.picklist(windowModes, errorCode("unknownChoice")),
  powerW: v.pipe(v.number(errorCode("notANumber")), v.integer(errorCode("notANumber")), v.minValue(0, errorCode("notANumber"))),
};
export const windowAnswer = v.object({ from: v.string(), to: v.string(), mode: v.picklist(windowModes), powerW: watts });

const maxWindows = 12;
export const scheduleInput = v.nullable(
  v.pipe(v.array(v.object(windowFields), errorCode("invalidInput")), v.maxLength(maxWindows, errorCode("tooLong"))),
);
export const limitInput = v.nullable(
  v.pipe(v.number(errorCode("notANumber")), v.integer(errorCode("notANumber")), v.minValue(0, errorCode("notANumber"))),
);

export const plantAnswer = v.object({
  simulated,
  id: plantId,
  kind: v.picklist(["house", "commercial", "utility"]),
  name: v.string(),
  place: v.object({ city: v.string(), latitude: v.number(), longitude: v.number() }),
  units: v.object({ product: v.picklist(["agave-th", "tianyuan-60k"]), count: v.number() }),
  capacityWh: wattHours,
  reserveWh: wattHours,
  batteryW: watts,
  pvPeakW: watts,
  connectionW: watts,
  historyFrom: moment,
});

/** Positive towards the plant's busbar, negative away from it; the sum is zero. */
const flowsW = v.object({ pv: watts, battery: watts, grid: watts, load: watts, car: watts });
/** All values are positive: produced + imported + discharged = used + exported + charged. */
const energyWh = v.object({
  produced: wattHours,
  imported: wattHours,
  discharged: wattHours,
  used: wattHours,
  exported: wattHours,
  charged: wattHours,
});

const controlFields = {
  schedule: v.array(windowAnswer),
  exportLimitW: watts,
  powerLimitW: watts,
};
export const stateAnswer = v.object({
  simulated,
  plantId,
  at: moment,
  mode: v.picklist(["selfConsumption", ...windowModes]),
  flowsW,
  storedWh: wattHours,
  stateOfCharge: v.number(),
  today: energyWh,
  ...controlFields,
  activeAlarms: v.number(),
});

export const historyItem = v.object({ from: moment, to: moment, flowsW, energyWh, storedWh: wattHours, stateOfCharge: v.number() });
export const alarmItem = v.object({
  id: v.string(),
  plantId,
  code: v.string(),
  state: v.picklist(["active", "cleared"]),
  raisedAt: moment,
  clearedAt: v.nullable(moment),
});
export const commandAnswer = v.object({
  simulated,
  id: v.string(),
  plantId,
  kind: v.picklist(commandKinds),
  value: v.nullable(v.union([v.array(windowAnswer), v.number()])),
  state: v.picklist(commandStates),
  acceptedAt: moment,
  appliesAt: moment,
});

export type PlantAnswer = v.InferOutput<typeof plantAnswer>;
export type PlantState = v.InferOutput<typeof stateAnswer>;
export type HistoryItem = v.InferOutput<typeof historyItem>;
export type AlarmItem = v.InferOutput<typeof alarmItem>;
export type CommandAnswer = v.InferOutput<typeof commandAnswer>;
export type WindowText = v.InferOutput<typeof windowAnswer>;
export type Page<Item> = { simulated: true; items: Item[]; total: number; next: string | null };

/** Page with the cursor of the next one, if there is one. */
export function pageOf<Item>(items: Item[], total: number, { limit, offset }: { limit: number; offset: number }): Page<Item> {
  const end = offset + limit;
  return { simulated: true, items, total, next: end < total ? String(end) : null };
}
