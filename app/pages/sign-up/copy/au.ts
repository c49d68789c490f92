import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  done: { ...en.done, text: "You are logged in. Your personal centre is open.", open: "Open the personal centre" },
};
