import path from "node:path";
import { createLog } from "#platform/log";
import { readEnvironment } from "../server/environment.ts";
import { restore } from "../server/restore.ts";
import { exitWithMessage } from "./exit-with-message.ts";

// `npm run restore -- FILE`: loads a backup into an empty DATA_DIR or the empty database of DATABASE_URL.
const file = process.argv[2];
if (file === undefined) exitWithMessage("npm run restore -- FILE");
const settings = readEnvironment(process.env);
if (!settings.ok) exitWithMessage(settings.message);
const result = await restore(settings.environment, path.resolve(file), createLog());
if (!result.ok) exitWithMessage(result.message, result.isTemporary);
console.log(
  `${result.rows} rows of ${result.createdAt}, made by version ${result.version}, in ${result.seconds.toFixed(1)} s. npm start brings the schema up to date.`,
);
process.exit(0);
