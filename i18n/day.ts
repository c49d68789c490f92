/** A day of twenty-four hours. */
export const daySeconds = 86_400;
export const dayMs = daySeconds * 1000;
