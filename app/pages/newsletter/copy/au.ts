import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = {
  ...en,
  pictureAlt: "A morning after rain: a dark green letterbox on a stone pier, a rolled newspaper in its tube, a bicycle wheel by the wall.",
};
