import { expect, test } from "vitest";
import { drawRollout } from "./draw-rollout.server.ts";
import { progressOf, stages, systems } from "./fleet.ts";

test("the rollout drawing has one bar per system and a completed first stage", () => {
  const { paths } = drawRollout();
  expect(paths.reduce((ribs, { d }) => ribs + d.split("M").length - 1, 0)).toBe(systems);
  for (let index = 0; index < stages[0]; index += 1) expect(progressOf(index)).toBe("updated");
  expect(progressOf(systems - 1)).toBe("waiting");
});

test("the rollout stages grow in size", () => {
  expect([...stages].sort((a, b) => a - b)).toEqual(stages);
});
