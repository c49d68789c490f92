import type { CallResult } from "../api/endpoint-types.ts";

export type Synonym = CallResult<"GET /staff/synonyms">["synonyms"][number];
