import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Inverter error codes: meaning and remedy",
    codeTitle: "Code {code}: meaning and remedy",
    description:
      "Enter the error code of AGAVE-TH, COPIA, or TIANYUAN and see its meaning, its cause, the remedy, and the person qualified to act.",
    keywords: ["error code", "hybrid inverter fault", "AGAVE-TH error code", "COPIA error code", "TIANYUAN error code"],
  },
  heading: "Inverter error codes: meaning and remedy",
  lead: "Enter the code from the screen. Hyphens, spaces, and capitals make no difference.",
  found: {
    none: "The list has no code “{code}”.",
    one: "“{code}”: one code found.",
    other: "“{code}”: {number} codes found, one per device. Open the code of your device.",
  },
  similar: "Similar codes",
  severities: { notice: "Notice", warning: "Limited or paused", fault: "Stopped" },
  cause: "Cause",
  who: "Qualified to act",
  actors: { owner: "You, without tools", installer: "Your installer", service: "Our service, with your installer" },
  keepClosed: "Do not open covers or unplug cables: the battery is live even when the device is off.",
  owner: {
    heading: "What you can do",
    installer:
      "Leave the device as it is. Note the code and the time, take a photo of the screen, and call the installer who built the system.",
    service: "Leave the device as it is, even if it has stopped. Note the code and the time, and send us both with the serial number.",
  },
  expert: { installer: "Steps for the installer", service: "Steps for our service and the installer" },
  next: {
    heading: "Next step",
    send: "Send this code with my system",
    installer: "Find an installer",
    contacts: "Contacts by country",
    hours: "Hours",
  },
  empty: {
    heading: "no data",
    text: "This code is not in the list. Check the selected device, or send us the code.",
    link: "Send this code",
  },
  noList: {
    text: "Our list of codes is not published yet. Send us the code on the screen and the model of the device.",
    link: "Send a code",
  },
  sample: {
    heading: "Example list of error codes",
    text: "The screen of your device prevails.",
  },
};
