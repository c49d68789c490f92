import { diff3Merge } from "node-diff3";

type Sequence = readonly string[];
type Region = { ok: string[] } | { conflict: { a: string[]; b: string[] } };

/** Stands between two tokens, so that changes of neighbouring tokens do not touch and are merged. */
const separator = "\u0000";

/** Merges two changes of a sequence of texts. `preferred` decides where both changed the same place. */
export function mergeSequence(
  { base, mine, theirs }: { base: Sequence; mine: Sequence; theirs: Sequence },
  preferred: "mine" | "theirs",
): { tokens: string[]; isConflict: boolean } {
  const separate = (sequence: Sequence) => sequence.flatMap((token) => [token, separator]);
  const regions = diff3Merge(separate(mine), separate(base), separate(theirs), { excludeFalseConflicts: true }) as Region[];
  const tokens = regions.flatMap((region) => {
    if ("ok" in region) return region.ok;
    return preferred === "mine" ? region.conflict.a : region.conflict.b;
  });
  return { tokens: tokens.filter((token) => token !== separator), isConflict: regions.some((region) => "conflict" in region) };
}
