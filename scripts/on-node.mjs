// `node scripts/on-node.mjs [--built] script args…`: installs and builds what is missing, then runs a script on our Node.
import { ensureBuilt, ensureInstalled, environment, nodeBinary, run } from "./prepare.mjs";

const args = process.argv.slice(2);
const built = args[0] === "--built";
if (built) args.shift();

ensureInstalled();
if (built) ensureBuilt();
run(nodeBinary(), args, { env: environment(process.env.NODE_ENV ?? "development") });
