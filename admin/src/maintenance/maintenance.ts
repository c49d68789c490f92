import type { CallResult } from "../api/endpoint-types.ts";

export type Maintenance = CallResult<"GET /staff/maintenance">;
export type MaintenanceRow = Maintenance["rows"][number];
export type ClosablePage = Maintenance["pages"][number];
