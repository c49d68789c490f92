import { expect, test } from "vitest";
import { createGate } from "./index.ts";

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
