import { en } from "./en.ts";
import type { DistributorCopy } from "./fr.ts";

export const au: DistributorCopy = en;
