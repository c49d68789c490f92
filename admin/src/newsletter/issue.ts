import type { Answered } from "../api/calls.ts";

export type ListedIssue = Answered<"GET /staff/newsletter/issues">["rows"][number];
export type Issue = Answered<"GET /staff/newsletter/issues/:id">;
export type Subscriber = Answered<"GET /staff/newsletter/subscribers">["rows"][number];
