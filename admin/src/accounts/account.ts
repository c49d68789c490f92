import type { CallResult } from "../api/endpoint-types.ts";

export type Account = CallResult<"GET /staff/accounts/:id">;
export type ListedAccount = CallResult<"GET /staff/accounts">["rows"][number];
