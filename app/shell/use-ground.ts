import { useMatches } from "react-router";

export type Ground = "paper" | "night";

/** The ground of the page that is shown: its route says `handle = { ground: "night" }` where it is dark. */
export function useGround(): Ground {
  const handle = useMatches().at(-1)?.handle as { ground?: Ground } | undefined;
  return handle?.ground ?? "paper";
}
