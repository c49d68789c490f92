import type { Copy } from "./fr.ts";

export const en: Copy = {
  example: "Example",
  families: { "agave-th": "AGAVE-TH", copia: "COPIA", tianyuan: "TIANYUAN" },
  code: { label: "Code on the screen", family: "Device", all: "All devices", submit: "Find the code" },
  ask: {
    heading: "Contact support",
    text: "Send us the serial number and the code on the screen. We reply by email.",
    link: "Contact us",
  },
  danger: {
    heading: "Emergency: smoke, smell, swelling, heat, or hissing",
    text: "Move away, warn everyone in the building, and call your emergency number. Switch the device off only if you can do so from a safe distance.",
  },
};
