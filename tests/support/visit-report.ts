import type { VisitReport } from "#domain/visits/fields";

let sessions = 0;

/** What a browser tells of a visit in which nothing happened, but for the changes; each is a visit of its own. */
export function visitReport(changes: Partial<VisitReport>): VisitReport {
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
