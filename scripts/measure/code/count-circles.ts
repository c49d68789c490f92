import { spawnSync } from "node:child_process";
import * as v from "valibot";
import { cruise } from "../../cruise.ts";

const cruised = v.object({ summary: v.object({ violations: v.array(v.object({ rule: v.object({ name: v.string() }) })) }) });

/** Circles of running code; those through types alone are allowed. */
export function countCircles(root: string): number {
  const { stdout } = spawnSync(process.execPath, cruise("json"), { cwd: root, encoding: "utf8", maxBuffer: Infinity });
  return v.parse(cruised, JSON.parse(stdout)).summary.violations.filter(({ rule }) => rule.name === "no-circle").length;
}
