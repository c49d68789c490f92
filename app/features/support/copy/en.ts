import type { Copy } from "./fr.ts";

export const en: Copy = {
  example: "Example",
  families: { "agave-th": "AGAVE-TH", copia: "COPIA", tianyuan: "TIANYUAN" },
  code: { label: "Code on the screen", family: "Device", all: "All devices", submit: "Find the code" },
  ask: {
    heading: "No answer here?",
    text: "Write to us with the serial number and what the device shows. A person answers.",
    link: "Ask the question",
  },
  danger: {
    heading: "Smoke, a strange smell, a hot or swollen case, a hissing sound",
    text: "Move away, warn everyone in the building, and call your emergency number (112 in Europe, 911 in North America). Switch the device off only if you can do it without going near.",
  },
};
