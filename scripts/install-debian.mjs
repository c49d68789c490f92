import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { say } from "./prepare.mjs";

/** Installs Debian packages that tests need. Returns `false` on another system or without root. */
export function installDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  say(`Installing Debian's ${packages.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}
