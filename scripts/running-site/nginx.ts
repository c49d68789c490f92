import { spawn, spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

export type Nginx = { origin: string; stop(): Promise<void> };

/** Undefined if nginx is not installed. */
export const nginxProgram = ["nginx", "/usr/sbin/nginx"].find((program) => spawnSync(program, ["-v"]).status === 0);

/** Runs nginx on a free port with the `http` configuration. All files that it writes are in `folder`. */
export async function startNginx(folder: string, http: (listen: string) => string, main = ""): Promise<Nginx> {
  const listen = `127.0.0.1:${await freePort()}`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
    .join(" ");
  const configuration = `
    ${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; ${main} error_log ${folder}/nginx.log; pid ${folder}/nginx.pid;
    events { worker_connections 256; }
    http { include /etc/nginx/mime.types; access_log off; ${temporary} ${http(listen)} }`;
  const file = path.join(folder, "nginx.conf");
  await writeFile(file, configuration);
  const child = spawn(nginxProgram!, ["-c", file, "-e", path.join(folder, "nginx.log")], { stdio: ["ignore", "inherit", "inherit"] });
  const origin = `http://${listen}`;
  while (
    child.exitCode === null &&
    !(await fetch(origin, { redirect: "manual" }).then(
      () => true,
      () => false,
    ))
  )
    await setTimeout(50);
  if (child.exitCode !== null) throw new Error(`nginx exited with code ${child.exitCode}`);
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill();
      }),
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
