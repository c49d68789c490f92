export const path = "/search";
