import type { DistributorCopy } from "./fr.ts";

export const en: DistributorCopy = {
  kinds: { distributor: "Distributor", installer: "Installer" },
  example: "Example",
};
