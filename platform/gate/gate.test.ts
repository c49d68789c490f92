import { expect, test } from "vitest";
import { createGate, createGatePerCaller } from "./index.ts";

test("the semaphore runs waiting work in order and refuses work beyond its queue", async () => {
  const gate = createGate({ atOnce: 2, waiting: 2 });
  const works = ["a", "b", "c", "d", "e"].map((name) => ({ name, ...Promise.withResolvers<void>() }));
  const begun: string[] = [];
  const answers = works.map(({ name, promise }) =>
    gate.pass(async () => {
      begun.push(name);
      await promise;
      return name;
    }),
  );
  expect(await answers[4]).toBeUndefined();
  expect(begun).toEqual(["a", "b"]);
  works[1]!.resolve();
  expect(await answers[1]).toBe("b");
  for (const { resolve } of works) resolve();
  expect(await Promise.all(answers)).toEqual(["a", "b", "c", "d", undefined]);
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("the semaphore frees its slot when work fails", async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 });
  await expect(gate.pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await gate.pass(async () => "in")).toBe("in");
});

test("the semaphore per caller bounds the work of each caller and queues none", async () => {
  const gate = createGatePerCaller({ atOnce: 2 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const running = [gate.pass("a", () => promise), gate.pass("a", () => promise)];
  expect(await gate.pass("a", async () => "third")).toBeUndefined();
  expect(await gate.pass("b", async () => "other")).toBe("other");
  resolve("done");
  expect(await Promise.all(running)).toEqual(["done", "done"]);
  expect(await gate.pass("a", async () => "next")).toBe("next");
  await expect(gate.pass("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await Promise.all([gate.pass("a", async () => 1), gate.pass("a", async () => 2)])).toEqual([1, 2]);
});
