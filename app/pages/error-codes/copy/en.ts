import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Inverter error codes",
    codeTitle: "Code {code}: meaning and remedy",
    description:
      "Type the code that AGAVE-TH, COPIA, or TIANYUAN shows: what it means, where it comes from, what to do, and who may do it.",
    keywords: ["error code", "hybrid inverter fault", "AGAVE-TH error code", "COPIA error code", "TIANYUAN error code"],
  },
  heading: "What does this code say?",
  lead: "Type it as you see it. Hyphens, spaces, and capitals do not count.",
  found: {
    none: "No code “{code}” in the list.",
    one: "“{code}”: one code found.",
    other: "“{code}”: {number} codes found, one per device. Open the one of yours.",
  },
  similar: "Codes close to it",
  severities: { notice: "Notice", warning: "Limited or paused", fault: "Has stopped" },
  cause: "Where it comes from",
  remedy: "What to do",
  who: "Who may act",
  actors: { owner: "You, without tools", installer: "Your installer", service: "Our service, with your installer" },
  keepClosed: "Open no cover and unplug no cable: the battery stays live even when the device is off.",
  empty: {
    heading: "no data",
    text: "This code is not in our list. Check the device you chose, or send us the code: the message will begin with it.",
    link: "Send this code",
  },
  sample: {
    heading: "These codes are examples",
    text: "The real list comes from each device’s manual and from ECOS Hub. This one shows the shape of the answers; the device’s screen and manual decide.",
  },
};
