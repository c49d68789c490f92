export const path = "/solutions/cases";
