import type { Answered } from "../api/calls.ts";

export type Synonym = Answered<"GET /staff/synonyms">["synonyms"][number];
