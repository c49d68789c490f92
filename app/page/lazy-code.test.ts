import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { importWhole } from "#app/router-internals/import-whole.ts";
import { lazyCode, preloadErrorEvent } from "./lazy-code.ts";

let raised: unknown[];
beforeEach(() => {
  raised = [];
  const page = new EventTarget();
  page.addEventListener(preloadErrorEvent, (event) => raised.push((event as CustomEvent).detail));
  vi.stubGlobal("window", page);
});
afterEach(() => vi.unstubAllGlobals());

test("a deferred script that fails raises an event and resolves all callers on retry", async () => {
  const error = new Error("no network");
  let tries = 0;
  const code = lazyCode(async () => {
    tries += 1;
    if (tries < 3) throw error;
    return { shown: "it" };
  });
  const heard: string[] = [];
  code.onChange(() => heard.push(code.progress()));
  const first = code.load();
  await vi.waitFor(() => expect(code.progress()).toBe("failed"));
  const second = code.load();
  expect(code.load()).toBe(first);
  await vi.waitFor(() => expect(code.progress()).toBe("failed"));
  expect([tries, raised]).toEqual([2, [{ error }, { error }]]);
  await code.load();
  expect(await Promise.all([first, second])).toEqual([{ shown: "it" }, { shown: "it" }]);
  expect([tries, raised.length]).toEqual([3, 2]);
  expect(heard).toEqual(["loading", "failed", "again", "failed", "again", "there"]);
  await code.load();
  expect(tries).toBe(3);
});

test("a deferred module is imported only after all its files are available", async () => {
  // Browsers remember a failed import, so the import starts only when every file can be fetched.
  const answers = new Map([
    ["/assets/a.js", 200],
    ["/assets/b.js", 404],
  ]);
  vi.stubGlobal("fetch", async (address: string) => new Response("", { status: answers.get(address)! }));
  const load = vi.fn(async () => "module");
  await expect(importWhole(load, ["assets/a.js", "assets/b.js"])).rejects.toThrow("/assets/b.js answers 404");
  expect(load).not.toHaveBeenCalled();
  answers.set("/assets/b.js", 200);
  expect(await importWhole(load, ["assets/a.js", "assets/b.js"])).toBe("module");
});
