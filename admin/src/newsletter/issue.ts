import type { CallResult } from "../api/endpoint-types.ts";

export type ListedIssue = CallResult<"GET /staff/newsletter/issues">["rows"][number];
export type Issue = CallResult<"GET /staff/newsletter/issues/:id">;
export type Subscriber = CallResult<"GET /staff/newsletter/subscribers">["rows"][number];
