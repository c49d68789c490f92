import { useMatches } from "react-router";

export type Ground = "paper" | "night";

/** What a page's route says to the frame around it: that it is dark, that the newsletter is offered below it. */
export type PageHandle = { ground?: Ground; newsletter?: true };

export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
}
