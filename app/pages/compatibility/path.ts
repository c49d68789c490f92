export const path = "/support-center/compatibility";
