/** One phase of the audience's work, with the links that help in it. */
export type Phase = { heading: string; text: string; links: Record<string, { text: string; note: string }> };

/** Messages of a page for one audience; each page names its own links. */
export type AudienceCopy = {
  name: string;
  hero: { heading: string; lead: string; first: string; second: string; pictureAlt: string };
  phases: Record<string, Phase>;
  closing: { heading: string; text: string; action: string };
};
