export { submitJobApplication } from "./submit-job-application.ts";
