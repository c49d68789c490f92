import { expect, test } from "vitest";
import { notify, queue } from "./notify.ts";

test("back office notifications › wait in the order in which they were sent, also equal ones", () => {
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
