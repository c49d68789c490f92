export { forgetAccount, listEvents, sweepEvents } from "./keep-events.ts";
export { exportSecurityEvents, listSecurityEvents, listSignIns } from "./read-events.ts";
export { noteEvent, type SecurityEvent } from "./note-event.ts";
