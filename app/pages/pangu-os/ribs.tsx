import { ribLooks } from "./rib-looks.ts";

/** Ribs by how they look, each look one path. */
export function Ribs({ of: ribs }: { of: readonly { look: keyof typeof ribLooks; d: string }[] }) {
  return ribs.map(({ look, d }) => <path key={look} d={d} className={ribLooks[look]} />);
}
