import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyCode, preloadErrorEvent } from "./lazy-code.ts";

let events: unknown[];
beforeEach(() => {
  events = [];
  const page = new EventTarget();
  page.addEventListener(preloadErrorEvent, (event) => events.push((event as CustomEvent).detail));
  vi.stubGlobal("window", page);
});
afterEach(() => vi.unstubAllGlobals());

test("deferred script › raises an event if it fails, and resolves all callers on retry", async () => {
  const error = new Error("no network");
  let tries = 0;
  const code = lazyCode(async () => {
    tries += 1;
    if (tries < 3) throw error;
    return { shown: "it" };
  });
  const states: string[] = [];
  code.onChange(() => states.push(code.progress()));
  const first = code.load();
  await vi.waitFor(() => expect(code.progress()).toBe("failed"));
  const second = code.load();
  expect(code.load()).toBe(first);
  await vi.waitFor(() => expect(code.progress()).toBe("failed"));
  expect([tries, events]).toEqual([2, [{ error }, { error }]]);
  await code.load();
  expect(await Promise.all([first, second])).toEqual([{ shown: "it" }, { shown: "it" }]);
  expect([tries, events.length]).toEqual([3, 2]);
  expect(states).toEqual(["loading", "failed", "again", "failed", "again", "there"]);
  await code.load();
  expect(tries).toBe(3);
});
