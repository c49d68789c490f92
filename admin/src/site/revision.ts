import type { CallResult } from "../api/endpoint-types.ts";

export type Revision = CallResult<"GET /staff/site">["revisions"][number];
