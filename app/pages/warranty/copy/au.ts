import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [union, australia, , china] = en.law.places;

export const au: Copy = {
  ...en,
  terms: {
    ...en.terms,
    text: "Term and limits depend on the device, the country and the date of purchase. They are on the certificate that came with yours; we print none here. Four quantities count in it. Term and throughput end the warranty, whichever comes first; capacity left is the threshold below which you can claim, and the conditions say when it does not apply.",
  },
  voids: {
    ...en.voids,
    lost: {
      ...en.voids.lost,
      list: ["A device that was opened, changed or repaired by somebody not authorised", ...en.voids.lost.list.slice(1)],
    },
  },
  claim: {
    ...en.claim,
    text: "Begin with the seller or installer, because your contract is with them. You can also come to us directly: the maker owes guarantees of its own under the Australian Consumer Law.",
  },
  law: {
    ...en.law,
    text: "A maker’s warranty comes on top of your rights under the Australian Consumer Law and replaces none of them. You have rights against the seller and against the manufacturer.",
    places: [
      {
        ...australia!,
        text: "The Australian Consumer Law gives guarantees that cannot be excluded, for a time that is reasonable for the product. With a major failure, you choose between replacement and refund from the seller. Manufacturers owe guarantees too: you can recover damages from them directly (section 271), and they indemnify a seller who has put things right (section 274). Your state or territory’s consumer agency and the ACCC (accc.gov.au) tell you more.",
      },
      union!,
      china!,
    ],
    statement: {
      heading: "Our warranty against defects",
      text: "Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.",
      claim:
        "To claim under the warranty, follow the steps above, or write or call with the serial number, proof of purchase and what you see. The certificate states the period, and who bears the expense of claiming. Its benefits are in addition to your other rights and remedies under law. The warranty is given by:",
      maker: { legalEntity: "Company", address: "Business address", phone: "Phone", email: "Email" },
      missing: "To be filled in before launch:",
      example: "Example",
    },
  },
};
