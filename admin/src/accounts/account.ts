import type { Answered } from "../api/calls.ts";

export type Account = Answered<"GET /staff/accounts/:id">;
export type ListedAccount = Answered<"GET /staff/accounts">["rows"][number];
