export const path = "/solutions/residential-ess";
