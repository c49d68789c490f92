export const path = "/support-center/local-support";
