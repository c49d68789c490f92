import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { nginxProgram, startNginx, type Nginx } from "#scripts/running-site/nginx.ts";
import { fillDataDir } from "../../support/filled-data-dir.ts";
import { openSeparateSite } from "../../support/separate-site.ts";

describe.skipIf(!nginxProgram)("nginx with keep-alive connections to the site", () => {
  let site: Awaited<ReturnType<typeof openSeparateSite>>;
  let nginx: Nginx;
  let folder: string;
  beforeAll(async () => {
    process.env.FILLED_DATA_DIR ??= inject("filledDataDir");
    await fillDataDir(process.env.FILLED_DATA_DIR);
    site = await openSeparateSite({ TRUSTED_PROXY: "127.0.0.1" });
    folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-nginx-"));
    nginx = await startNginx(
      folder,
      (listen) => `upstream site { server ${new URL(site.url).host}; keepalive 16; }
      server {
        listen ${listen};
        client_max_body_size 20m;
        location / {
          proxy_pass http://site;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
        }
      }`,
    );
  });
  afterAll(async () => {
    await nginx.stop();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("forwards every request of other clients while one client sends too large bodies", async () => {
    const post = async (address: string, body: string) => {
      const response = await fetch(nginx.origin + address, { method: "POST", body, headers: { "content-type": "application/json" } });
      await response.arrayBuffer();
      return response.status;
    };
    let isOver = false;
    const largeStatuses: number[] = [];
    const largeBodies = (async () => {
      while (!isOver) largeStatuses.push(await post("/api/contact/question", "x".repeat(200_000)));
    })();
    const client = async () => {
      const statuses: number[] = [];
      for (let time = 0; time < 300; time += 1) {
        statuses.push(await post("/api/nothing", "{}"));
        await pause(20);
      }
      return statuses;
    };
    const smallRequests = await Promise.all([client(), client()]);
    isOver = true;
    await largeBodies;
    expect(smallRequests.flat()).toEqual(Array(600).fill(404));
    expect(largeStatuses.length).toBeGreaterThan(50);
    expect(new Set(largeStatuses)).toEqual(new Set([413]));
  });
});
