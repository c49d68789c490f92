export { alarmsBetween, type Alarm } from "./alarms.ts";
export { plants, type Plant, type ScheduleWindow } from "./plants.ts";
export { controlAt, runPlant, type Command, type Step } from "./run-plant.ts";
