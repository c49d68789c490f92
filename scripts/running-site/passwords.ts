/** Passwords that satisfy the rules, for accounts of tests and measurements. */
export const goodPassword = "Owl:meadow7";
export const otherPassword = "Birch+lane4";
