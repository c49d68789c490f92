import { absent, type Change, type Commit } from "./commit.ts";

/** Arguments of `git log` for `parseLog`: parents first, full blob hashes, renames as two changes. */
export const logArguments = [
  "log",
  "-z",
  "--raw",
  "--root",
  "--no-abbrev",
  "--no-renames",
  "--no-show-signature",
  "--diff-merges=first-parent",
  "--topo-order",
  "--reverse",
  "--format=%x01%H%x02%P%x02%B%x02",
];

export function parseLog(log: string): Commit[] {
  return log
    .split("\u0001")
    .slice(1)
    .map((record) => {
      const [hash = "", parents = "", message = "", changes = ""] = record.split("\u0002");
      return { hash, parents: parents.split(" ").filter(Boolean), message: message.trim(), changes: parseChanges(changes) };
    });
}

/** Matches a raw change such as ":100644 100644 5ba819d1… 347e28dc… M", NUL, "README.md", NUL. */
const rawChange = /:\d+ \d+ ([\da-f]+) ([\da-f]+) [A-Z]\d*\0([^\0]+)/g;

function parseChanges(raw: string): Change[] {
  return [...raw.matchAll(rawChange)].flatMap(([, before, after = "", path = ""]) =>
    // A change of the file mode alone keeps the blob.
    before === after ? [] : { path, blob: /^0+$/.test(after) ? absent : after },
  );
}
