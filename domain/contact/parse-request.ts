import * as v from "valibot";
import { requestSchema, type RequestOfKind } from "#domain/request-kinds/schema";

export function parseRequest({ kind, details }: { kind: string; details: unknown }): RequestOfKind {
  return v.parse(requestSchema, { kind, details });
}
