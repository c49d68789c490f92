export { describeRequest, type DetailLine } from "./describe-request.ts";
export { applicationStateNames, kindNames, partnerLineNames, partnerRoleNames, useNames } from "./names.ts";
export * from "./request-schema.ts";
