import type { StackProduct } from "#domain/sizing/schema";

/** Ids of the products that are stacked. */
export const towerIds = {
  "agave-th": "agave-th-three-phase-home-battery-energy-storage-system",
  myrtillo: "myrtillo-ess-high-voltage-lfp-battery",
} as const satisfies Record<StackProduct, string>;

/** Paths of their pages. */
export const towerPaths = {
  "agave-th": `/products/${towerIds["agave-th"]}`,
  myrtillo: `/products/${towerIds.myrtillo}`,
} as const;
