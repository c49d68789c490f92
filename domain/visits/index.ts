export { openBareCounts } from "./anonymous-counter.ts";
export { countVisits } from "./count-visits.ts";
export { readVitals } from "./read-web-vitals.ts";
export { listCounts, readVisits } from "./read-visits.ts";
export { recordVisit, sweepVisits } from "./record-visit.ts";
