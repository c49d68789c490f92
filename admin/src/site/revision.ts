import type { CallResult } from "../api/calls.ts";

export type Revision = CallResult<"GET /staff/site">["revisions"][number];
