import type { DistributorCopy } from "./fr.ts";

export const de: DistributorCopy = {
  kinds: { distributor: "Großhändler", installer: "Installateur" },
  example: "Beispiel",
};
