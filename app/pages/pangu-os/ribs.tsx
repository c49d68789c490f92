import { ribLooks } from "./rib-looks.ts";

export function Ribs({ of: ribs }: { of: readonly { look: keyof typeof ribLooks; d: string }[] }) {
  return ribs.map(({ look, d }) => <path key={look} d={d} className={ribLooks[look]} />);
}
