import type { EventStatus } from "#domain/content/schema";
import { functionIdOf } from "#app/shell/sectors.ts";

export type ActivityView = { status: EventStatus; functionId: number };

/** What the query of the page's address asks for; upcoming events of all sectors without one. */
export function viewOf(query: URLSearchParams): ActivityView {
  const status = query.get("status");
  return { status: status === "ongoing" || status === "finished" ? status : "upcoming", functionId: functionIdOf(query) };
}

/** The query for a view; each view has one address. */
export function queryOf({ status, functionId }: ActivityView): string {
  const query = new URLSearchParams();
  if (status !== "upcoming") query.set("status", status);
  if (functionId !== 0) query.set("functionId", String(functionId));
  return query.size > 0 ? `?${query}` : "";
}
