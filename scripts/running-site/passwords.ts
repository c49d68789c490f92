/** Passwords that satisfy the rules, for accounts of tests and measurements. */
export const goodPassword = "Cactus-2026";
export const otherPassword = "Agave:13kW";
