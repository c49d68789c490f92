export { submitProject } from "./submit-project.ts";
