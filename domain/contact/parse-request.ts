import * as v from "valibot";
import { requestSchema, type TypedRequest } from "#domain/request-kinds/schema";

export function parseRequest({ kind, details }: { kind: string; details: unknown }): TypedRequest {
  return v.parse(requestSchema, { kind, details });
}
