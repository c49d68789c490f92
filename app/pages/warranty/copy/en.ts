import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Battery warranty: report a defect",
    description:
      "Documents to keep, steps to report a defect, what voids a battery warranty, and your legal rights in the EU, Australia, the United States, and China.",
    keywords: ["battery warranty", "report a defect", "serial number", "consumer rights"],
  },
  heading: "Warranty and defect reports",
  lead: "Report a defect to the seller or installer in five steps. Documents and data kept from day one make the claim faster.",
  keep: {
    heading: "Documents and data to keep from day one",
    alt: "A steel drawer full of LFP cells, a test head on one of them",
    things: [
      {
        name: "Proof of purchase",
        text: "The invoice states the date, the device, and the seller. Your warranty and legal periods depend on them.",
      },
      {
        name: "The serial number",
        text: "The serial number is on the nameplate of each device and each module. Photograph it before a wall or a cover hides it.",
      },
      {
        name: "The commissioning report",
        text: "The report states the date, the grid settings, the readings, and the installer’s name. Ask for a copy: it helps to find the cause of a defect.",
      },
      { name: "Access to your data", text: "With a cholla logger online, your installer sees the codes and their times in ECOS Hub." },
    ],
  },
  claim: {
    heading: "Report a defect",
    text: "Start with the seller or installer, because your contract is with them. If they do not reply, contact us.",
    link: "Report a defect",
    steps: [
      {
        name: "Note the error code",
        text: "Note the code on the screen, the time, the weather, and the last change. Leave every cover closed.",
      },
      {
        name: "Look up the error code",
        text: "Some codes clear with a router restart or an update. The error code page names the person qualified to act.",
      },
      { name: "Call the installer", text: "The installer measures on site and reads the log. Their finding supports your claim." },
      {
        name: "Send the report",
        text: "Send the serial numbers, the proof of purchase, the commissioning report, photos, and the finding. The contact form has the subject “Warranty”.",
      },
      {
        name: "Wait before you return a device",
        text: "A lithium battery is dangerous goods in transport. Wait for the packaging and the instructions.",
      },
    ],
  },
  terms: {
    heading: "Four terms of your warranty certificate",
    text: "Term and limits depend on the device, the country, and the date of purchase. They are on the certificate that came with your device. Term and throughput end the warranty, whichever comes first; capacity left is the threshold below which you can claim, and the conditions state when the warranty does not apply.",
    figures: [
      {
        name: "Term",
        text: "The term starts at purchase or at commissioning, as the certificate says.",
      },
      {
        name: "Capacity left",
        text: "The battery must still have this share of its initial energy at the end, measured under stated conditions.",
      },
      {
        name: "Throughput",
        text: "Throughput is all the energy that the battery has discharged. At two cycles a day it is reached well before the term ends.",
      },
      {
        name: "Conditions",
        text: "The device must have been operated within these limits. The inverter’s log shows whether it was.",
      },
    ],
  },
  voids: {
    lost: {
      heading: "Reasons that usually void a warranty",
      list: [
        "A device that was opened, changed, or repaired without authorization",
        "An installation against our instructions: clearances, temperature, protection, cable size",
        "Modules of another manufacturer in the same tower, or an inverter that is not approved for it",
        "A battery left empty for months",
        "Water, lightning, impact, grid surges: often a matter for home insurance",
        "A serial number that was removed or cannot be read",
      ],
    },
    kept: {
      heading: "Actions that do not affect the warranty",
      list: [
        "Wiping the case and keeping the vents clear",
        "Firmware updates that your installer starts in ECOS Hub",
        "Changing the router or the internet provider",
        "Selling the house, if the certificate passes to the buyer",
        "Having another qualified installer do the yearly service",
      ],
    },
  },
  law: {
    heading: "Your legal rights",
    text: "A manufacturer’s warranty comes on top of your legal rights and replaces none of them. You claim them from the seller first, and some of them from the manufacturer too.",
    places: [
      {
        name: "European Union",
        text: "The seller is liable to the consumer for lack of conformity for at least two years from delivery (Directive (EU) 2019/771). For at least the first year the defect is presumed to have been there from the start. Repair or replacement is free of charge. For damage that a defective product causes, the manufacturer is liable as well.",
      },
      {
        name: "Australia",
        text: "The Australian Consumer Law gives guarantees that cannot be excluded, for a time that is reasonable for the product. With a major failure, the consumer chooses between replacement and refund. Manufacturers owe guarantees too: a consumer can recover damages from them (section 271).",
      },
      {
        name: "United States",
        text: "A written warranty on a consumer product falls under the Magnuson-Moss Warranty Act; implied warranties and many more rights come from state law, some of them against the manufacturer.",
      },
      {
        name: "China",
        text: "The consumer rights protection law and the product quality law apply, besides what the certificate promises. For damage caused by a defect, a consumer can turn to the seller or to the producer.",
      },
    ],
    note: "A summary for information, not legal advice. The law in force where you live decides, and for a business purchase, your contract.",
  },
};
