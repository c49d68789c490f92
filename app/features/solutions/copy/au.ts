import { en } from "./en.ts";
import type { SolutionsCopy } from "./fr.ts";

export const au: SolutionsCopy = { ...en };
