export { openAnonymousCounter } from "./anonymous-counter.ts";
export { countVisits } from "./count-visits.ts";
export { readWebVitals } from "./read-web-vitals.ts";
export { listCounts, readVisits } from "./read-visits.ts";
export { recordVisit, deleteExpiredVisits } from "./record-visit.ts";
export { listMissed } from "./list-missed.ts";
