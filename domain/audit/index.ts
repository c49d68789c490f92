export { listActs } from "./list-audit-entries.ts";
export { recordAct } from "./record-audit-entry.ts";
