export { listActs } from "./list-acts.ts";
export { recordAct } from "./record-act.ts";
