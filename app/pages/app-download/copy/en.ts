import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Get the ECOS app for your phone",
    description: "Install the ECOS app for your home battery, open this page on your phone, and see what you need before the first login.",
    keywords: ["download ECOS", "eCactus app", "home battery app", "QR code", "first login"],
  },
  name: "ECOS app",
  stores: {
    heading: "Install the ECOS app on your phone",
    lead: "ECOS shows solar generation, consumption, and battery level. Choose the source for your phone.",
    apk: "APK file for Android",
    noneHeading: "Get the ECOS app from your installer",
    none: "You receive it at commissioning. You can also contact us for the download link.",
    code: "Scan to open this page on your phone",
    codeLabel: "QR code: the address of this page",
  },
  elsewhere: {
    heading: "Open this page in your browser",
    lead: "The browser inside {app} cannot download files. Open this page in your phone’s browser.",
    question: "How to open this page from a messenger or a social network",
    steps: [
      "Tap the menu dots, usually at the top right.",
      "Choose “Open in browser” or the name of your browser.",
      "If there is no such entry, copy the address and paste it into your browser.",
    ],
    open: "Open in browser",
    pictureLabel: "The top of a phone’s screen: three dots circled at the top right, and below them the entry “Open in browser”.",
    address: "Address of this page",
    copy: { copy: "Copy link", copied: "Copied", notCopied: "Could not copy. Please select the address." },
  },
  first: {
    heading: "Before your first login to ECOS",
    pictureAlt: "A phone on a kitchen table at dusk: its screen shows the current power and the day as fine lines.",
    steps: [
      "Your installer has commissioned the system in ECOS Hub and handed over the access.",
      "The cholla data logger is online, by WiFi, by cable, or over 4G.",
      "You have the email address that you gave your installer.",
    ],
  },
  onward: {
    heading: "Next steps",
    ecos: "See the screens of the app.",
    hub: "See the tool for installers and distributors.",
    contact: "Contact us if the app does not find your system.",
  },
};
