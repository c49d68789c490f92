import { UnreadableXliff } from "./file-collector.ts";
import type { Unit } from "./xliff-file.ts";

/** Segment of a unit, or text between its segments (`isIgnorable`). `order` is the position of the target, from 1. */
export type Segment = { source: string; target?: string; order?: number; state: string; isIgnorable: boolean };

const confirmedStates: readonly string[] = ["reviewed", "final"];

/** Joins the segments of a unit to one text. The unit is translated if all its segments are. */
export function joinSegments(segments: readonly Segment[]): Pick<Unit, "source" | "target" | "isConfirmed"> {
  const source = segments.map((segment) => segment.source).join("");
  const own = segments.filter(({ isIgnorable }) => !isIgnorable);
  const isTranslated = own.length > 0 && own.every(({ target, state }) => target !== undefined && state !== "initial");
  if (!isTranslated) return { source };
  const isConfirmed = own.every(({ state }) => confirmedStates.includes(state));
  return { source, target: orderTargets(segments).join(""), ...(isConfirmed && { isConfirmed }) };
}

/** Targets with an `order` take its position, the others fill the remaining positions (XLIFF 2.1, section 4.2.3.1). */
function orderTargets(segments: readonly Segment[]): string[] {
  const positions = new Map<number, Segment>();
  for (const segment of segments) {
    const { order } = segment;
    if (order === undefined) continue;
    if (!Number.isInteger(order) || order < 1 || order > segments.length || positions.has(order)) throw new UnreadableXliff();
    positions.set(order, segment);
  }
  const others = segments.filter(({ order }) => order === undefined);
  const ordered = segments.map((_, index) => positions.get(index + 1) ?? others.shift());
  return ordered.map((segment) => segment?.target ?? segment?.source ?? "");
}
