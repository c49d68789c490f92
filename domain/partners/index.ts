export { draftDistributor } from "./draft-distributor.ts";
export { submitApplication } from "./submit-application.ts";
