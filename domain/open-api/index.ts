export { activateService, deactivateService, listServices } from "./activate-service.ts";
export { checkKey, makeKey, readOpenApi, readService, revokeKey, type PresentedKey } from "./keys.ts";
export { recordRequest } from "./record-request.ts";
