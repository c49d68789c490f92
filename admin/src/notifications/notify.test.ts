import { expect, test } from "vitest";
import { notify, queue } from "./notify.ts";

test("notifications › are queued in order, including equal messages", () => {
  notify("Saved");
  notify("Refused", "error");
  notify("Saved");
  expect(queue.get().map(({ message, severity }) => [message, severity])).toEqual([
    ["Saved", "info"],
    ["Refused", "error"],
    ["Saved", "info"],
  ]);
  expect(new Set(queue.get().map(({ id }) => id)).size).toBe(3);
});
