import type { ComponentType } from "react";
import { useMatches } from "react-router";
import type { NewsletterBandProps } from "./newsletter/newsletter-band.tsx";

export type Ground = "paper" | "night";

/** What a page's route says to the frame around it: that it is dark, that the newsletter is offered below it (and with what, so that no other page has its code). */
export type PageHandle = { ground?: Ground; Newsletter?: ComponentType<NewsletterBandProps> };

export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
}
