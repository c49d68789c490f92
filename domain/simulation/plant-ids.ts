export const plantIds = ["sim-house", "sim-commercial", "sim-utility"] as const;
export type PlantId = (typeof plantIds)[number];

export const windowModes = ["charge", "discharge", "hold"] as const;
