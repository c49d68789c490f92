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
  emergency: {
    heading: "Emergency: smoke, fire, hissing, swelling, or water",
    leave: "Get everyone out of the building and close the doors behind you. Do not breathe the smoke.",
    call: "Call your emergency number from outside, and say that it is a lithium battery.",
    ambulance: "ambulance",
    elsewhere: "Other countries: your local emergency number",
    keepAway: "Do not touch or open the device, and stay out of water around it. Go back in only when the fire service allows it.",
    callUs: "Then call our support.",
  },
};
