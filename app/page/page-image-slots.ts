/**
 * Images of the design that editors may replace: the page, the display kind and the default. The name begins with the name of
 * the page's messages; its alt text is the message `NAME.pictureAlt`.
 */
export const pageImageSlots = {
  "home.hero": { path: "/", kind: "wide", picture: "house-dusk" },
  "home.commercial": { path: "/", kind: "wide", picture: "tianyuan-60k-scene" },
  "home.utility": { path: "/", kind: "wide", picture: "field-dawn" },
  "residential-ess.night": { path: "/solutions/residential-ess", kind: "half", picture: "house-detail" },
  "commercial-industrial-ess.parallel": { path: "/solutions/commercial-industrial-ess", kind: "wide", picture: "tianyuan-60k-scene" },
  "utility-ess.settle": { path: "/solutions/utility-ess", kind: "half", picture: "tianyuan-200k-detail-1" },
} as const satisfies Record<string, { path: string; kind: "wide" | "half"; picture: string }>;

export type PageImageSlot = keyof typeof pageImageSlots;
