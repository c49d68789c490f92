// Runs beside a site started by `npm start`: installs and builds everything that the first page does not need.
import { buildRest } from "./prepare.mjs";

buildRest();
