export const path = "/support-center/error-codes";
