export { forgetAccount, listEvents, sweepEvents } from "./event-retention.ts";
export { exportSecurityEvents, listSecurityEvents, listSignIns } from "./read-events.ts";
export { noteEvent, type SecurityEvent } from "./record-security-event.ts";
