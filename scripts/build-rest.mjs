// Run by `npm start` beside the site that it started: installs and builds what the first page does not need.
import { buildRest } from "./prepare.mjs";

buildRest();
