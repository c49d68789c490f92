export const goodPassword = "Owl:meadow7";
export const otherPassword = "Birch+lane4";
