// `npm start`: from a fresh clone to a running site.
import { spawn } from "node:child_process";
import { ensureBuilt, ensureInstalled, environment, nodeBinary, root, serverArguments, serverMemory } from "./prepare.mjs";

ensureInstalled();
ensureBuilt();

const server = spawn(nodeBinary(), serverArguments, { cwd: root, stdio: "inherit", env: { ...environment("production"), ...serverMemory } });
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
