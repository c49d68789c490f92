import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Get the ECOS app",
    description:
      "Where to find the ECOS app for your phone, how to carry this page over to another device, and what you need before you log in for the first time.",
    keywords: ["download ECOS", "eCactus app", "home battery app", "QR code", "first login"],
  },
  name: "ECOS app",
  stores: {
    heading: "ECOS on your phone",
    lead: "Choose the source that suits your phone.",
    apk: "APK file for Android",
    none: "Links to the app stores are not published here yet. Your installer gives you the app at commissioning, and we can tell you where it is as well.",
    code: "Scan to open this page on your phone:",
    codeLabel: "QR code: the address of this page",
  },
  elsewhere: {
    heading: "Open this page elsewhere.",
    lead: "You are reading it inside {app}, where nothing can be downloaded. In your phone’s browser all of it works.",
    question: "Reading this inside a messenger or a social network?",
    steps: [
      "Tap the dots of the menu, most often at the top right.",
      "Choose “Open in browser” or the name of your browser.",
      "If there is no such entry, copy the address and paste it into the browser.",
    ],
    open: "Open in browser",
    pictureLabel: "The top of a phone’s screen: three dots circled at the top right, and below them the entry “Open in browser”.",
    address: "Address of this page",
    copy: { copy: "Copy link", copied: "Copied", notCopied: "Refused. Please select the address." },
  },
  first: {
    heading: "Before you log in for the first time",
    pictureAlt: "A phone on a kitchen table at dusk: the power of the moment, and the day as fine lines.",
    steps: [
      "The system is commissioned. Your installer does that in ECOS Hub and hands you the access.",
      "The cholla data logger is online, by WiFi, by cable, or over 4G.",
      "You have at hand the email address that you gave your installer.",
    ],
  },
  onward: {
    heading: "From here",
    ecos: "What the app shows, from morning to night.",
    hub: "You install or distribute? This is your tool.",
    contact: "The app does not find your system? Write to us.",
  },
};
