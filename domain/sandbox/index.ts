export { acceptCommand, findCommand, listCommands, readCommands, type CommandInput } from "./commands.ts";
export { listAlarmChanges, listAlarms } from "./list-alarms.ts";
export { readHistory } from "./read-history.ts";
export { findPlant, listPlants, readState, toPlantAnswer } from "./read-plant.ts";
