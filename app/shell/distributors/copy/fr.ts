import type { DistributorKind } from "#domain/content/schema";

export const fr = {
  kinds: { distributor: "Distributeur", installer: "Installateur" } satisfies Record<DistributorKind, string>,
  /** Between kind and lines. */
  join: " · ",
  example: "Exemple",
};

export type DistributorCopy = typeof fr;
