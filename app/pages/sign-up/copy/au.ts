import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description: "Create an account to follow your questions, manage your newsletter subscription and open the Open API console.",
  },
  lead: "With an account you follow your questions, manage your subscription and open the Open API console.",
  done: { ...en.done, text: "You are logged in. Your personal centre is open.", open: "Open the personal centre" },
};
