import type { DistributorKind } from "#domain/content/schema";

export const fr = {
  kinds: { distributor: "Distributeur", installer: "Installateur" } satisfies Record<DistributorKind, string>,
  example: "Exemple",
};

export type DistributorCopy = typeof fr;
