export { openBareCounts } from "./bare-counts.ts";
export { countVisits } from "./count-visits.ts";
export { readVitals } from "./read-vitals.ts";
export { listCounts, readVisits } from "./read-visits.ts";
export { recordVisit, sweepVisits } from "./record-visit.ts";
