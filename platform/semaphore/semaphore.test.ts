import { describe, expect, test } from "vitest";
import { createSemaphore, createSemaphorePerCaller } from "./index.ts";

test("the semaphore runs waiting work in order and refuses work beyond its queue", async () => {
  const semaphore = createSemaphore({ maxConcurrent: 2, waiting: 2 });
  const works = ["a", "b", "c", "d", "e"].map((name) => ({ name, ...Promise.withResolvers<void>() }));
  const started: string[] = [];
  const answers = works.map(({ name, promise }) =>
    semaphore.run(async () => {
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
  const semaphore = createSemaphore({ maxConcurrent: 1, waiting: 0 });
  await expect(semaphore.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await semaphore.run(async () => "in")).toBe("in");
});

describe("the semaphore with a longest wait", () => {
  let now = 0;
  const open = () => createSemaphore({ maxConcurrent: 2, waiting: 100, patience: { ms: 1_000, now: () => now } });
  const start = (semaphore: ReturnType<typeof open>) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    return { result: semaphore.run(() => promise), end: () => resolve("done") };
  };

  test("immediately refuses work whose expected wait is too long, estimated from the mean duration of recent work", async () => {
    const semaphore = open();
    const first = start(semaphore);
    now += 400;
    first.end();
    expect(await first.result).toBe("done");
    // Two tasks run at a time for 400 ms each: the fifth in the queue would wait 1,000 ms, the sixth longer.
    const admitted = Array.from({ length: 7 }, () => start(semaphore));
    expect(semaphore.isFull()).toBe(true);
    expect(await start(semaphore).result).toBeUndefined();
    for (const { end } of admitted) end();
    expect(await Promise.all(admitted.map(({ result }) => result))).toEqual(Array(7).fill("done"));
    expect(semaphore.isFull()).toBe(false);
  });

  test("refuses work that has waited too long and continues with the next", async () => {
    const semaphore = open();
    const running = [start(semaphore), start(semaphore)];
    const timedOut = start(semaphore);
    now += 600;
    const later = start(semaphore);
    now += 500;
    for (const { end } of [...running, timedOut, later]) end();
    expect(await timedOut.result).toBeUndefined();
    expect(await later.result).toBe("done");
    expect(await semaphore.run(async () => "free again")).toBe("free again");
  });
});

test("the semaphore per caller limits the works of each caller and queues none", async () => {
  const semaphore = createSemaphorePerCaller({ maxConcurrent: 2 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const running = [semaphore.run("a", () => promise), semaphore.run("a", () => promise)];
  expect(await semaphore.run("a", async () => "third")).toBeUndefined();
  expect(await semaphore.run("b", async () => "other")).toBe("other");
  resolve("done");
  expect(await Promise.all(running)).toEqual(["done", "done"]);
  expect(await semaphore.run("a", async () => "next")).toBe("next");
  await expect(semaphore.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await Promise.all([semaphore.run("a", async () => 1), semaphore.run("a", async () => 2)])).toEqual([1, 2]);
});
