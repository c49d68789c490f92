import { createStore } from "../layout/create-store.ts";

type Severity = "info" | "success" | "warning" | "error";
type Action = { label: string; run(): void };
export type Notification = { id: number; message: string; severity: Severity; action?: Action };

/** Notifications that wait to be shown; the first one is on the screen. */
export const queue = createStore<readonly Notification[]>([]);
let lastId = 0;

/** Shows a message at the edge of the screen, after the messages that already wait. `action` adds a button, such as Undo. */
export function notify(message: string, severity: Severity = "info", action?: Action): void {
  lastId += 1;
  queue.set([...queue.get(), { id: lastId, message, severity, ...(action && { action }) }]);
}
