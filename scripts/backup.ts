import { readEnvironment } from "../server/environment.ts";
import { backUp } from "../server/back-up.ts";
import { exitWithMessage } from "./exit-with-message.ts";

// `npm run backup -- [FILE]`: backs up database, media, pending mails and the session secret to one file, with or without a running
// site.
const settings = readEnvironment(process.env);
if (!settings.ok) exitWithMessage(settings.message);
const result = await backUp(settings.environment, process.argv[2]);
if (!result.ok) exitWithMessage(result.message, result.isTemporary);
const megabytes = (result.bytes / 1024 / 1024).toFixed(1);
if (result.lost.length > 0) console.error(`Not in the backup, because the media store has lost them: ${result.lost.join(", ")}`);
console.log(`${result.rows} rows of ${result.tables} tables in ${megabytes} MB, in ${result.seconds.toFixed(1)} s: ${result.file}`);
