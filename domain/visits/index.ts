export { recordVisit, sweepVisits } from "./record-visit.ts";
