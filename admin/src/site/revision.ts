import type { Answered } from "../api/calls.ts";

export type Revision = Answered<"GET /staff/site">["revisions"][number];
