export { detachAccount, listAccountEvents, deleteExpiredEvents } from "./event-retention.ts";
export { exportSecurityEvents, listSecurityEvents, listSignIns } from "./read-events.ts";
export { recordSecurityEvent, type SecurityEvent } from "./record-security-event.ts";
