export { describeRequest, describeSelection, type DetailLine } from "./describe-request.ts";
export {
  applicationStateNames,
  gridConnectionNames,
  kindNames,
  partnerLineNames,
  partnerRoleNames,
  projectServiceNames,
  useNames,
} from "./names.ts";
export * from "./request-schema.ts";
