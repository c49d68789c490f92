export { listAuditEntries } from "./list-audit-entries.ts";
export { recordAuditEntry } from "./record-audit-entry.ts";
