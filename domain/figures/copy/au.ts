import { en } from "./en.ts";
import type { FigureCopy } from "./fr.ts";

export const au: FigureCopy = { ...en };
