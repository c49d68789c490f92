/** As many routes and resources as a report carries: the last ones of a longer visit. */
export const longestList = 50;
export const longestAddress = 200;
