import { countSource } from "./count-source.ts";
import { findDuplicates, type Duplicate } from "./find-duplicates.ts";
import type { Source } from "./read-sources.ts";

export type Spread = { median: number; p90: number; p99: number; max: number };

export type CodeMeasures = {
  files: number;
  lines: number;
  linesOfFile: Spread;
  functions: number;
  linesOfFunction: Spread;
  assertions: number;
  assertionsPerThousand: number;
  nonNull: number;
  any: number;
  todo: number;
  commentsPerHundred: number;
  duplicates: Duplicate[];
};

export function measureCode(sources: Source[]): CodeMeasures {
  const counted = sources.map((source) => ({ ...source, ...countSource(source) }));
  const functions = counted.flatMap((source) => source.functions.map((each) => each.lines));
  const sum = (count: (source: (typeof counted)[number]) => number) => counted.reduce((total, source) => total + count(source), 0);
  const lines = sum((source) => source.lines.length);
  const assertions = sum((source) => source.assertions);
  return {
    files: sources.length,
    lines,
    linesOfFile: spread(sources.map((source) => source.lines.length)),
    functions: functions.length,
    linesOfFunction: spread(functions),
    assertions,
    assertionsPerThousand: (assertions / lines) * 1000,
    nonNull: sum((source) => source.nonNull),
    any: sum((source) => source.any),
    todo: sum((source) => source.todo),
    commentsPerHundred: (sum((source) => source.commentLines) / lines) * 100,
    duplicates: findDuplicates(counted),
  };
}

function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { median: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}
