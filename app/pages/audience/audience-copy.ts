/** A part of what somebody has to do, with what the site has for it. */
export type Phase = { heading: string; text: string; links: Record<string, { text: string; note: string }> };

/** What each page for an audience says; what its links are called is its own. */
export type AudienceCopy = {
  name: string;
  hero: { heading: string; lead: string; first: string; second: string; pictureAlt: string };
  phases: Record<string, Phase>;
  closing: { heading: string; text: string; action: string };
};
