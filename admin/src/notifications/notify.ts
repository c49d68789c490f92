import { createStore } from "../layout/create-store.ts";

type Severity = "info" | "success" | "warning" | "error";
export type Notification = { id: number; message: string; severity: Severity };

/** Notifications that wait to be shown; the first one is on the screen. */
export const queue = createStore<readonly Notification[]>([]);
let lastId = 0;

/** Shows a message at the edge of the screen, after the messages that already wait. */
export function notify(message: string, severity: Severity = "info"): void {
  lastId += 1;
  queue.set([...queue.get(), { id: lastId, message, severity }]);
}
