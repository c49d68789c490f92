export type { AuditAction } from "./schema.ts";
export { listAuditEntries, listAuditFilters } from "./list-audit-entries.ts";
export { recordAuditEntries, recordAuditEntry } from "./record-audit-entry.ts";
