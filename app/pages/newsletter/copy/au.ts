import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Subscribe to the eCactus newsletter: new products, updates, trade shows and events by email. You can unsubscribe at any time.",
  },
  lead: "For owners, installers, distributors and EPCs: new products, updates and events by email.",
  fields: { ...en.fields, userType: "You are" },
  userTypes: { ...en.userTypes, endUser: "End user" },
  pictureAlt: "In the morning sun: a dark green letterbox on a stone pier, a rolled newspaper in its tube, a bicycle wheel by the wall.",
};
