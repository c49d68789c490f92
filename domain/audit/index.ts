export type { AuditAction } from "./actions.ts";
export { listAuditEntries, listAuditFilters } from "./list-audit-entries.ts";
export { recordAuditEntries, recordAuditEntry } from "./record-audit-entry.ts";
