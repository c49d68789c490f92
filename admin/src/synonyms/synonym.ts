import type { CallResult } from "../api/calls.ts";

export type Synonym = CallResult<"GET /staff/synonyms">["synonyms"][number];
