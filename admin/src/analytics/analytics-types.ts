import type { CallResult, CallInput } from "../api/endpoint-types.ts";

export type Period = CallInput<"GET /staff/visits">;
export type Visits = CallResult<"GET /staff/visits">;
export type Counts = CallResult<"GET /staff/visits/list">;
export type Vitals = CallResult<"GET /staff/visits/vitals">;
export type ComparedVital = Vitals[number]["lcp"];
export type Measure = CallInput<"GET /staff/visits/list">["measure"];
