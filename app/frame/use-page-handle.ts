import type { ComponentType } from "react";
import { useMatches } from "react-router";
import type { NewsletterBandProps } from "./newsletter/newsletter-band.tsx";

export type Ground = "paper" | "night";

/**
 * `handle` of a page's route: `night` for a dark background, and the newsletter component (so that only pages with it load its
 * code).
 */
export type PageHandle = { ground?: Ground; Newsletter?: ComponentType<NewsletterBandProps> };

export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
}
