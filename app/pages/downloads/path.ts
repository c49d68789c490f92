export const path = "/support-center/downloads";
