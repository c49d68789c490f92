export { visitSchema } from "./visit-fields.ts";
export { recordVisit, sweepVisits } from "./record-visit.ts";
