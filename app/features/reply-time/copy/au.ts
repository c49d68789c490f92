import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = en;
