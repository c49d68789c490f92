import type { Copy } from "./fr.ts";
import { en } from "./en.ts";

export const au: Copy = { ...en };
