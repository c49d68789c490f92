export const exitCodes: { refused: number; notNow: number };
