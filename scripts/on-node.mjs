// `node scripts/on-node.mjs [--admin|--tests|--tools] [--built] script args…`: installs the packages of that level, with `--built`
// builds the site, then runs a script with the project's Node.
import { ensureBuilt, ensureInstalled, environment, nodeBinary, run } from "./prepare.mjs";

const args = process.argv.slice(2);
const level = ["admin", "tests", "tools"].find((name) => args[0] === `--${name}`);
if (level) args.shift();
const needsBuild = args[0] === "--built";
if (needsBuild) args.shift();

ensureInstalled(level ?? "site");
if (needsBuild) ensureBuilt();
run(nodeBinary(), args, { env: environment(process.env.NODE_ENV ?? "development") });
