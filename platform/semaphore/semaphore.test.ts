import { describe, expect, test } from "vitest";
import { createSemaphore, createSemaphorePerCaller } from "./index.ts";

test("the semaphore runs waiting work in order and refuses work beyond its queue", async () => {
  const gate = createSemaphore({ atOnce: 2, waiting: 2 });
  const works = ["a", "b", "c", "d", "e"].map((name) => ({ name, ...Promise.withResolvers<void>() }));
  const started: string[] = [];
  const answers = works.map(({ name, promise }) =>
    gate.run(async () => {
      started.push(name);
      await promise;
      return name;
    }),
  );
  expect(await answers[4]).toBeUndefined();
  expect(started).toEqual(["a", "b"]);
  works[1]!.resolve();
  expect(await answers[1]).toBe("b");
  for (const { resolve } of works) resolve();
  expect(await Promise.all(answers)).toEqual(["a", "b", "c", "d", undefined]);
  expect(started).toEqual(["a", "b", "c", "d"]);
});

test("the semaphore frees its slot when work fails", async () => {
  const gate = createSemaphore({ atOnce: 1, waiting: 0 });
  await expect(gate.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await gate.run(async () => "in")).toBe("in");
});

describe("the semaphore with a longest wait", () => {
  let now = 0;
  const open = () => createSemaphore({ atOnce: 2, waiting: 100, patience: { ms: 1_000, now: () => now } });
  const start = (gate: ReturnType<typeof open>) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    return { result: gate.run(() => promise), end: () => resolve("done") };
  };

  test("refuses work at once whose expected wait, by the duration of recent works, is too long", async () => {
    const gate = open();
    const first = start(gate);
    now += 400;
    first.end();
    expect(await first.result).toBe("done");
    // Two works run at a time for 400 ms each: the fifth in the queue would wait 1,000 ms, the sixth longer.
    const admitted = Array.from({ length: 7 }, () => start(gate));
    expect(gate.isFull()).toBe(true);
    expect(await start(gate).result).toBeUndefined();
    for (const { end } of admitted) end();
    expect(await Promise.all(admitted.map(({ result }) => result))).toEqual(Array(7).fill("done"));
    expect(gate.isFull()).toBe(false);
  });

  test("refuses work that has waited too long and continues with the next", async () => {
    const gate = open();
    const running = [start(gate), start(gate)];
    const timedOut = start(gate);
    now += 600;
    const later = start(gate);
    now += 500;
    for (const { end } of [...running, timedOut, later]) end();
    expect(await timedOut.result).toBeUndefined();
    expect(await later.result).toBe("done");
    expect(await gate.run(async () => "free again")).toBe("free again");
  });
});

test("the semaphore per caller limits the works of each caller and queues none", async () => {
  const gate = createSemaphorePerCaller({ atOnce: 2 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const running = [gate.run("a", () => promise), gate.run("a", () => promise)];
  expect(await gate.run("a", async () => "third")).toBeUndefined();
  expect(await gate.run("b", async () => "other")).toBe("other");
  resolve("done");
  expect(await Promise.all(running)).toEqual(["done", "done"]);
  expect(await gate.run("a", async () => "next")).toBe("next");
  await expect(gate.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await Promise.all([gate.run("a", async () => 1), gate.run("a", async () => 2)])).toEqual([1, 2]);
});
