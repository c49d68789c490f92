export const formPath = "/retrieve-password";
