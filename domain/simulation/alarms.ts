import { pseudoRandom } from "./pseudo-random.ts";
import { dayMinutes } from "./run-plant.ts";
import type { Plant } from "./plants.ts";

/** `from` and `to` are minutes since 1970; `code` is a device error code. */
export type Alarm = { id: string; code: string; from: number; to: number };

const alarmProbability = 0.15;

/**
 * Lists alarms that start within the interval, oldest first: on 15 % of the days one of up to three hours. They do not
 * change the power flows.
 */
export function alarmsBetween({ id, alarmCodes }: Plant, from: number, to: number): Alarm[] {
  const alarms: Alarm[] = [];
  for (let day = Math.floor(from / dayMinutes); day * dayMinutes < to; day += 1) {
    if (pseudoRandom(id, "alarm", day) >= alarmProbability) continue;
    const begin = day * dayMinutes + Math.floor(pseudoRandom(id, "alarm begins", day) * dayMinutes);
    const minutes = 5 + Math.floor(pseudoRandom(id, "alarm lasts", day) * 175);
    const code = alarmCodes[Math.floor(pseudoRandom(id, "alarm code", day) * alarmCodes.length)];
    if (code !== undefined && begin >= from && begin < to) alarms.push({ id: `${id}-${day}`, code, from: begin, to: begin + minutes });
  }
  return alarms;
}
