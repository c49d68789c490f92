import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Warranty: report a defect",
    description: "What to keep, how to report a defect step by step, what costs you a warranty, and the rights that the law leaves you.",
    keywords: ["battery warranty", "report a defect", "serial number", "consumer rights"],
  },
  heading: "Warranty",
  lead: "Reporting a defect takes minutes if four things are at hand. Here they are, and then the steps.",
  keep: {
    heading: "Keep these from day one",
    alt: "A steel drawer full of LFP cells, a test head standing on one of them, a work glove laid over the edge",
    things: [
      { name: "Proof of purchase", text: "An invoice with date, device, and seller. It says when every period begins." },
      { name: "The serial number", text: "On the plate of each device and each module. Photograph it before a wall or a cover hides it." },
      {
        name: "The commissioning report",
        text: "Date, grid settings, readings, the installer’s name. Ask for a copy; without it, the cause of a defect is a matter of opinion.",
      },
      { name: "Access to your data", text: "With a cholla logger online, your installer sees the codes and their times in ECOS Hub." },
    ],
  },
  claim: {
    heading: "Report a defect",
    text: "Begin with the seller or installer, because your contract is with them. If they are gone or do not answer, write to us.",
    link: "Report a defect",
    steps: [
      {
        name: "Look, open nothing",
        text: "Note the code on the screen, the time, the weather, and what had just changed. Leave every cover on.",
      },
      { name: "Look the code up", text: "Some go away with a router restart or an update. The error code page says who may act." },
      { name: "Call the installer", text: "They measure on site and read the log. Their finding counts for more than a description." },
      {
        name: "Send the report",
        text: "Serial numbers, proof of purchase, commissioning report, photos, finding. The contact form already carries the subject “Warranty”.",
      },
      {
        name: "Send nothing back on your own",
        text: "A lithium battery is dangerous goods in transport. Wait for the packaging and the instructions.",
      },
    ],
  },
  terms: {
    heading: "Read your certificate",
    text: "Term and limits depend on the device, the country, and the date of purchase. They are on the certificate that came with yours; we print none here. Four quantities count in it. Term and throughput end the warranty, whichever comes first; capacity left is the threshold below which you can claim, and the conditions say when it does not apply.",
    figures: [
      {
        name: "Term",
        unit: "years",
        text: "From purchase or from commissioning, as the certificate says. Look which of the two dates it is.",
      },
      {
        name: "Capacity left",
        unit: "% of nominal capacity",
        text: "The share of its first energy that the battery must still hold at the end, measured under stated conditions.",
      },
      {
        name: "Throughput",
        unit: "MWh",
        text: "All the energy that the battery has given. Two cycles a day get there well before the years do.",
      },
      {
        name: "Conditions",
        unit: "temperature, power, place",
        text: "The limits that the device had to live within. The inverter’s log shows whether it did.",
      },
    ],
  },
  voids: {
    lost: {
      heading: "What usually costs it",
      list: [
        "A device that was opened, changed, or repaired by somebody not authorized",
        "An installation outside the manual: clearances, temperature, protection, cable size",
        "Modules of another maker in the same tower, or an inverter it was not made for",
        "A battery left empty for months",
        "Water, lightning, impact, grid surges: often a matter for home insurance",
        "A serial number that was removed or cannot be read",
      ],
    },
    kept: {
      heading: "What does not",
      list: [
        "Wiping the case and keeping the vents clear",
        "Firmware updates that your installer starts in ECOS Hub",
        "Changing the router or the internet provider",
        "Selling the house: ask whether the certificate passes to the buyer",
        "Having another qualified installer do the yearly service",
      ],
    },
  },
  law: {
    heading: "What the law leaves you",
    text: "A maker’s warranty comes on top of your legal rights and replaces none of them. They are directed at the seller first, and some of them at the maker too.",
    places: [
      {
        name: "European Union",
        text: "Towards a consumer, the seller answers for lack of conformity for at least two years from delivery (Directive (EU) 2019/771). For at least the first year the defect is presumed to have been there from the start. Repair or replacement is free of charge. For damage that a defective product causes, the maker is liable as well.",
      },
      {
        name: "Australia",
        text: "The Australian Consumer Law gives guarantees that cannot be excluded, for a time that is reasonable for the product. With a major failure, the consumer chooses between replacement and refund. Manufacturers owe guarantees too: a consumer can recover damages from them (section 271).",
      },
      {
        name: "United States",
        text: "A written warranty on a consumer product falls under the Magnuson-Moss Warranty Act; implied warranties and many more rights come from state law, some of them against the maker.",
      },
      {
        name: "China",
        text: "The consumer rights protection law and the product quality law apply, besides what the certificate promises. For damage caused by a defect, a consumer can turn to the seller or to the producer.",
      },
    ],
    note: "A summary for information, not legal advice. The law in force where you live decides, and for a business purchase, your contract.",
  },
};
