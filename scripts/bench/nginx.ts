import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import zlib from "node:zlib";

/** nginx on the first core, with the page as a file, its compressed form beside it, and the same headers. */
export async function startNginx(folder: string, page: Buffer, headers: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }> {
  const root = path.join(folder, "nginx");
  await mkdir(root, { recursive: true });
  // Debian's light nginx has no brotli module; the gzip form stands for it, sent for every request.
  await writeFile(path.join(root, "page.html"), page);
  await writeFile(path.join(root, "page.html.gz"), zlib.gzipSync(page, { level: 9 }));
  const sameHeaders = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`).join(" ");
  const port = await freePort();
  const configuration = `
    daemon off; worker_processes 1; worker_cpu_affinity 01; error_log ${root}/error.log; pid ${root}/nginx.pid;
    events { worker_connections 256; }
    http {
      include /etc/nginx/mime.types; access_log off; sendfile on; keepalive_requests 1000000; open_file_cache max=16;
      client_body_temp_path ${root}/t1; proxy_temp_path ${root}/t2; fastcgi_temp_path ${root}/t3; uwsgi_temp_path ${root}/t4; scgi_temp_path ${root}/t5;
      server { listen 127.0.0.1:${port}; root ${root}; location / { gzip_static always; ${sameHeaders} } }
    }`;
  const file = path.join(root, "nginx.conf");
  await writeFile(file, `${process.getuid?.() === 0 ? "user root;" : ""}${configuration}`);
  const child = spawn("nginx", ["-c", file, "-e", path.join(root, "error.log")], { stdio: ["ignore", "inherit", "inherit"] });
  const url = `http://127.0.0.1:${port}/page.html`;
  while (!(await fetch(url).then((response) => response.ok, () => false))) await setTimeout(50);
  return {
    url,
    stop: () => new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill();
    }),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
