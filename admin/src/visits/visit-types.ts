import type { Answered, Sent } from "../api/calls.ts";

export type Period = Sent<"GET /staff/visits">;
export type Visits = Answered<"GET /staff/visits">;
export type Counts = Answered<"GET /staff/visits/list">;
export type Vitals = Answered<"GET /staff/visits/vitals">;
export type ComparedVital = Vitals[number]["lcp"];
export type Measure = Sent<"GET /staff/visits/list">["measure"];
