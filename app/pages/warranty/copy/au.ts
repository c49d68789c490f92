import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [union, australia, , china] = en.law.places;
const [purchase, serial, report, access] = en.keep.things;
const [note, lookUp, call, send, wait] = en.claim.steps;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Documents to keep, steps to report a defect, what voids a battery warranty and your rights under the Australian Consumer Law.",
    keywords: ["solar battery warranty", "report a defect", "serial number", "Australian Consumer Law"],
  },
  keep: {
    ...en.keep,
    things: [
      { ...purchase!, text: "The invoice states date, device and seller. Your warranty and legal periods depend on it." },
      serial!,
      {
        ...report!,
        text: "The report states date, grid settings, readings and the installer’s name. Ask for a copy: it helps to find the cause of a defect.",
      },
      access!,
    ],
  },
  claim: {
    ...en.claim,
    text: "Start with the seller or installer, because your contract is with them. You can also contact us directly: manufacturers owe guarantees under the Australian Consumer Law.",
    steps: [
      { ...note!, text: "Note the code on the screen, the time, the weather and the last change. Leave every cover closed." },
      { ...lookUp!, text: "Some codes clear with a modem restart or an update. The error code page says who may act." },
      call!,
      {
        ...send!,
        text: "Send serial numbers, proof of purchase, commissioning report, photos and the finding. The contact form has the subject ‘Warranty’.",
      },
      { ...wait!, text: "A lithium battery is dangerous goods in transport. Wait for the packaging and the instructions." },
    ],
  },
  terms: {
    ...en.terms,
    text: "Term and limits depend on the device, the country and the date of purchase. They are on the certificate that came with your device. Four terms count. Term and throughput end the warranty, whichever comes first; capacity left is the threshold below which you can claim, and the conditions say when it does not apply.",
  },
  voids: {
    lost: {
      ...en.voids.lost,
      list: [
        "A device that was opened, changed or repaired without authorisation",
        ...en.voids.lost.list.slice(1, 4),
        "Water, lightning, impact, grid surges: often a matter for home insurance",
        ...en.voids.lost.list.slice(5),
      ],
    },
    kept: {
      ...en.voids.kept,
      list: [
        ...en.voids.kept.list.slice(0, 2),
        "Changing the modem or the internet provider",
        en.voids.kept.list[3]!,
        "Having another accredited installer do the yearly service",
      ],
    },
  },
  law: {
    ...en.law,
    text: "A manufacturer’s warranty comes on top of your rights under the Australian Consumer Law and replaces none of them. You have rights against the seller and against the manufacturer.",
    places: [
      {
        ...australia!,
        text: "The Australian Consumer Law gives guarantees that cannot be excluded, for a time that is reasonable for the product. With a major failure, you choose between replacement and refund from the seller. Manufacturers owe guarantees too: you can recover damages from them directly (section 271), and they indemnify a seller who has put things right (section 274). Your state or territory’s consumer agency and the ACCC (accc.gov.au) tell you more.",
      },
      union!,
      china!,
    ],
    note: "A summary for information, not legal advice. The law in force where you live decides. In Australia, the consumer guarantees also cover many business purchases, such as goods up to $100,000 that are not bought for resale.",
    statement: {
      heading: "Our warranty against defects",
      text: "Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.",
      claim:
        "To claim under the warranty, follow the steps above, or write or call with the serial number, proof of purchase and a description of the defect. The certificate states the period and who bears the expense of claiming. Its benefits are in addition to your other rights and remedies under law. The warranty is given by:",
      maker: { legalEntity: "Company", address: "Business address", phone: "Phone", email: "Email" },
      example: "Example",
    },
  },
};
