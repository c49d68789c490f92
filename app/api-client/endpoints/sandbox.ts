import * as v from "valibot";
import * as answers from "#domain/sandbox/schema";
import { plantIds } from "#domain/simulation/schema";
import { keysOf } from "#i18n/keys-of.ts";
import type { Reason } from "#i18n/messages/index.ts";
import type { Endpoint } from "./endpoint.ts";
import { wholeNumber } from "./query.ts";

const unknownChoice = "unknownChoice" satisfies Reason;

/** Any text: an unknown plant is answered with 404. */
const plant = { id: v.string() };
const maxOffset = 1_000_000;
/** Creates the query fields of cursor pagination. `cursor` comes from the previous response. */
export const cursorPaging = (size: string, most: number) => ({
  cursor: v.optional(wholeNumber(0, maxOffset), "0"),
  limit: v.optional(wholeNumber(1, most), size),
});

const withKey = { tag: "sandbox", by: "key" } as const;
const reads = { method: "GET", ...withKey, scope: "read" } as const;
const commands = {
  method: "POST",
  ...withKey,
  scope: "control",
  takesIdempotencyKey: true,
  answer: answers.commandAnswer,
  errorCodes: { notFound: 404, beyondPlant: 400, windowsOverlap: 400, idempotencyKeyReused: 400, idempotencyKeyFormat: 400 },
} as const;

export const sandbox = {
  plants: {
    ...reads,
    path: "/v1/plants",
    summary: "Lists the simulated plants of the sandbox",
    input: v.object(cursorPaging("50", 100)),
    answer: answers.listOf(answers.plantAnswer),
    errorCodes: {},
  },
  plant: {
    ...reads,
    path: "/v1/plants/:id",
    summary: `Returns a simulated plant: ${plantIds.join(", ")}`,
    input: v.object(plant),
    answer: answers.plantAnswer,
    errorCodes: { notFound: 404 },
  },
  state: {
    ...reads,
    path: "/v1/plants/:id/state",
    summary: "Returns the current state of a simulated plant",
    input: v.object(plant),
    answer: answers.stateAnswer,
    errorCodes: { notFound: 404 },
  },
  history: {
    ...reads,
    path: "/v1/plants/:id/history",
    summary: "Returns the history of a simulated plant by interval, for the last 366 days; a page has at most 62 days",
    input: v.object({
      ...plant,
      interval: v.optional(v.picklist(keysOf(answers.intervals), unknownChoice), "quarter"),
      from: v.optional(answers.momentInput),
      to: v.optional(answers.momentInput),
      ...cursorPaging("96", 1000),
    }),
    answer: answers.listOf(answers.historyItem),
    errorCodes: { notFound: 404 },
  },
  alarms: {
    ...reads,
    path: "/v1/plants/:id/alarms",
    summary: "Lists the alarms of a simulated plant, newest first",
    input: v.object({ ...plant, state: v.optional(v.picklist(["active", "cleared"], unknownChoice)), ...cursorPaging("50", 100) }),
    answer: answers.listOf(answers.alarmItem),
    errorCodes: { notFound: 404 },
  },
  commands: {
    ...reads,
    path: "/v1/plants/:id/commands",
    summary: "Lists the account's commands to a simulated plant, newest first",
    input: v.object({ ...plant, ...cursorPaging("50", 100) }),
    answer: answers.listOf(answers.commandAnswer),
    errorCodes: { notFound: 404 },
  },
  command: {
    ...reads,
    path: "/v1/commands/:id",
    summary: "Returns a command and its status",
    input: v.object({ id: v.string() }),
    answer: answers.commandAnswer,
    errorCodes: { notFound: 404 },
  },
  schedule: {
    ...commands,
    path: "/v1/plants/:id/schedule",
    summary: "Sets when the battery charges, discharges, or stands by; null restores the plant's own schedule",
    input: v.object({ ...plant, windows: answers.scheduleInput }),
  },
  exportLimit: {
    ...commands,
    path: "/v1/plants/:id/export-limit",
    summary: "Limits the export to the grid; null restores the connection limit",
    input: v.object({ ...plant, limitW: answers.limitInput }),
  },
  powerLimit: {
    ...commands,
    path: "/v1/plants/:id/power-limit",
    summary: "Limits the charge and discharge power; null restores the limit of the battery",
    input: v.object({ ...plant, limitW: answers.limitInput }),
  },
} as const satisfies Record<string, Endpoint>;
