import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import zlib from "node:zlib";
import { startNginx } from "#scripts/running-site/nginx.ts";

/** Starts nginx on the first core, with the page as a compressed file and the same headers. */
export async function startNginxWithPage(
  folder: string,
  page: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const root = path.join(folder, "nginx");
  await mkdir(root, { recursive: true });
  // Debian's nginx-light has no Brotli module, so nginx sends gzip for every request.
  await writeFile(path.join(root, "page.html"), page);
  await writeFile(path.join(root, "page.html.gz"), zlib.gzipSync(page, { level: 9 }));
  const sameHeaders = Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(" ");
  const site = (listen: string) =>
    `sendfile on; keepalive_requests 1000000; open_file_cache max=16;
     server { listen ${listen}; root ${root}; location / { gzip_static always; ${sameHeaders} } }`;
  const { origin, stop } = await startNginx(root, site, "worker_cpu_affinity 01;");
  return { url: `${origin}/page.html`, stop };
}
