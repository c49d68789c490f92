export const path = "/solutions/utility-ess";
