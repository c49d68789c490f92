import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

export const au: Copy = { ...en, seo: { ...en.seo, keywords: ["contact", "question", "solar battery support", "energy storage"] } };
