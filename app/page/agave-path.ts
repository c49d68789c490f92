export const agavePath = "/products/agave-th-three-phase-home-battery-energy-storage-system";
