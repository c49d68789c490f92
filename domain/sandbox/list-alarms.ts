import { minuteMs } from "#i18n/day.ts";
import { alarmsBetween, plants, type Alarm, type Plant } from "#domain/simulation";
import type { Context } from "../context.ts";
import { alarmMinutes, historyFrom } from "./read-plant.ts";
import { pageOf, type AlarmItem, type Page } from "./schema.ts";

type AlarmsInput = { plant: Plant; state?: "active" | "cleared"; limit: number; offset: number };

/** Lists the alarms of a plant within the history period, newest first. */
export function listAlarms({ clock }: Pick<Context, "clock">, { plant, state, limit, offset }: AlarmsInput): Page<AlarmItem> {
  const now = clock.now();
  const minute = Math.floor(now.getTime() / minuteMs);
  const alarms = alarmsBetween(plant, historyFrom(now), minute + 1)
    .toReversed()
    .map((alarm) => toAlarmItem(plant, alarm, minute))
    .filter((alarm) => state === undefined || alarm.state === state);
  return pageOf(alarms.slice(offset, offset + limit), alarms.length, { limit, offset });
}

function toAlarmItem(plant: Plant, { id, code, from, to }: Alarm, minute: number): AlarmItem {
  const isActive = to > minute;
  return {
    id,
    plantId: plant.id,
    code,
    state: isActive ? "active" : "cleared",
    raisedAt: new Date(from * minuteMs).toISOString(),
    clearedAt: isActive ? null : new Date(to * minuteMs).toISOString(),
  };
}

/** Lists the alarms of all plants that were raised or cleared after `after` and not later than `until`. */
export function listAlarmChanges(after: Date, until: Date): { change: "raised" | "cleared"; alarm: AlarmItem; at: Date }[] {
  const isBetween = (minute: number) => minute * minuteMs > after.getTime() && minute * minuteMs <= until.getTime();
  const [from, to] = [Math.floor(after.getTime() / minuteMs) - alarmMinutes, Math.floor(until.getTime() / minuteMs) + 1];
  return plants.flatMap((plant) =>
    alarmsBetween(plant, from, to).flatMap((alarm) => [
      ...(isBetween(alarm.from) ? [toChange("raised", plant, alarm, alarm.from)] : []),
      ...(isBetween(alarm.to) ? [toChange("cleared", plant, alarm, alarm.to)] : []),
    ]),
  );
}

const toChange = (kind: "raised" | "cleared", plant: Plant, alarm: Alarm, minute: number) => ({
  change: kind,
  alarm: toAlarmItem(plant, alarm, minute),
  at: new Date(minute * minuteMs),
});
