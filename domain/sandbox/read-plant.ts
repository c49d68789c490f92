import { dayMs, minuteMs } from "#i18n/day.ts";
import { alarmsBetween, controlAt, plants, runPlant, type Plant } from "#domain/simulation";
import type { Context } from "../context.ts";
import { readOrders } from "./commands.ts";
import { sumEnergies, averageFlows, chargeRatio } from "./energies.ts";
import { historyDays, type PlantAnswer, type PlantState } from "./schema.ts";
import { formatWindows } from "./windows.ts";

/** Look-back in minutes that finds every active alarm, because no alarm lasts longer. */
export const alarmMinutes = 180;
const dayMinutes = dayMs / minuteMs;

export const findPlant = (id: string): Plant | undefined => plants.find((plant) => plant.id === id);

/** First minute of the history (since 1970). */
export const historyFrom = (now: Date): number => (Math.floor(now.getTime() / dayMs) - historyDays) * dayMinutes;

export const listPlants = (context: Pick<Context, "clock">): PlantAnswer[] => plants.map((plant) => toPlantAnswer(context, plant));

export function toPlantAnswer({ clock }: Pick<Context, "clock">, plant: Plant): PlantAnswer {
  const { schedule: _, alarmCodes: __, uses: ___, ...facts } = plant;
  return { simulated: true, ...facts, historyFrom: new Date(historyFrom(clock.now()) * minuteMs).toISOString() };
}

/** Simulates the current state of a plant under the account's commands. */
export async function readState(
  context: Pick<Context, "database" | "clock">,
  input: { accountId: string; plant: Plant },
): Promise<PlantState> {
  const { plant } = input;
  const orders = await readOrders(context, input);
  const now = context.clock.now();
  const minute = Math.floor(now.getTime() / minuteMs);
  const day = Math.floor(minute / dayMinutes) * dayMinutes;
  const steps = runPlant(plant, orders, day, minute + 1);
  const step = steps.at(-1);
  if (!step) throw new RangeError("The simulation returned no step for the current minute.");
  const elapsedShare = (now.getTime() / minuteMs - step.from) / step.minutes;
  const storedWh = step.stored + Math.round((step.flows.uses.battery - step.flows.sources.battery) * elapsedShare);
  const { schedule, exportW, batteryW } = controlAt(plant, orders, minute);
  return {
    simulated: true,
    plantId: plant.id,
    at: now.toISOString(),
    mode: step.window?.mode ?? "selfConsumption",
    flowsW: averageFlows([step]),
    storedWh,
    stateOfCharge: chargeRatio(storedWh, plant.capacityWh),
    today: sumEnergies(steps.slice(0, -1)),
    schedule: formatWindows(schedule),
    exportLimitW: exportW,
    powerLimitW: batteryW,
    activeAlarms: alarmsBetween(plant, minute - alarmMinutes, minute + 1).filter(({ to }) => to > minute).length,
  };
}
