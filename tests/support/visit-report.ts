import type { VisitReport } from "#domain/visits/fields";

let sessions = 0;

/** Report of a new, empty visit with these changes. */
export function createVisitReport(changes: Partial<VisitReport>): VisitReport {
  sessions += 1;
  return {
    sessionId: `5a3a8a52-7c1f-4f6e-9a53-${String(sessions).padStart(12, "0")}`,
    client: "desktop",
    browser: "Firefox 141",
    landingPage: "/",
    jumpOut: true,
    timezone: "Europe/Berlin",
    routes: [],
    resources: [],
    acts: [],
    vitals: [],
    ...changes,
  };
}
