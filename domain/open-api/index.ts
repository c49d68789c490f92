export { activateService, deactivateService, listServices } from "./activate-service.ts";
export { lockService } from "./lock-service.ts";
export { checkKey, createKey, readOpenApi, readService, revokeKey, type ApiKey } from "./keys.ts";
export { recordRequest } from "./record-request.ts";
