export { alarmsBetween, type Alarm } from "./alarms.ts";
export { plants, type Plant, type Window } from "./plants.ts";
export { controlAt, runPlant, type Order, type Step } from "./run-plant.ts";
