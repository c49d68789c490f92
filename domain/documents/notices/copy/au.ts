import { en } from "./en.ts";
import type { NoticeCopy } from "./fr.ts";

export const au: NoticeCopy = en;
