import { progressOf, stages, systems, type Progress } from "./fleet.ts";
import { itemAt } from "#app/page/item-at.ts";
import { keysOf } from "#i18n/keys-of.ts";

const height = 100;
/** Modules of the example systems, repeated: mostly three to five. */
const exampleModules = [4, 3, 5, 4, 2, 4, 6, 3, 4, 5, 3];
const mostModules = 6;

/** Draws one bar per system, its height by its number of modules, with a gap between stages; 100 units high. */
export function drawRollout(): { width: number; paths: { progress: Progress; d: string }[]; starts: number[] } {
  const starts: number[] = [];
  const paths: Record<Progress, string> = { updated: "", repeated: "", waiting: "" };
  let x = 2;
  let index = 0;
  for (const count of stages) {
    starts.push(x - 2);
    for (let position = 0; position < count; position += 1, index += 1, x += 4) {
      paths[progressOf(index)] +=
        `M${x} ${height}V${height - Math.round((itemAt(exampleModules, index % exampleModules.length) / mostModules) * height)}`;
    }
    x += 20;
  }
  return {
    width: systems * 4 + 20 * (stages.length - 1),
    paths: keysOf(paths).map((progress) => ({ progress, d: paths[progress] })),
    starts,
  };
}
