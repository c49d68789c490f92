import type { EventStatus } from "#domain/content/schema";
import type { Query } from "#app/page/query.ts";
import { functionIdOf, sectorOf, type Sector } from "#app/page/sectors.ts";

export type ActivityView = { status: EventStatus; sector: Sector | undefined };

/** Defaults to the upcoming events of all sectors. */
export function parseActivityView(query: Query<"status" | "functionId">): ActivityView {
  const status = query.get("status");
  return { status: status === "ongoing" || status === "finished" ? status : "upcoming", sector: sectorOf(Number(query.get("functionId"))) };
}

/** Leaves out defaults, so that each view has a single URL. */
export function activityQuery({ status, sector }: ActivityView): string {
  const query = new URLSearchParams();
  if (status !== "upcoming") query.set("status", status);
  if (sector) query.set("functionId", String(functionIdOf(sector)));
  return query.size > 0 ? `?${query}` : "";
}
