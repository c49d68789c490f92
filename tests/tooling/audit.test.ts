import { execFile } from "node:child_process";
import http from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";

type Ended = { code: number | string; lines: string[] };

let registry: http.Server;
let requestedVersions: Record<string, string[]> = {};
afterEach(() => void registry.close());

const versionsOf = (name: string) => ({ name, "dist-tags": { latest: "1.0.0" }, versions: { "1.0.0": { name, version: "1.0.0" } } });

/** Starts a fake registry that answers the requests of an npm audit. */
async function startRegistry(status: number, advisories: object): Promise<string> {
  registry = http.createServer(async (request, response) => {
    const body = await buffer(request);
    if (body.length > 0)
      requestedVersions = JSON.parse((request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString());
    const answer = request.method === "POST" ? advisories : versionsOf(decodeURIComponent(request.url?.slice(1) ?? ""));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  const address = registry.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
}

function audit(address: string): Promise<Ended> {
  const env = { ...process.env, npm_config_registry: address };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/audit.ts"], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, lines: `${stdout}${stderr}`.trim().split("\n") }),
    );
  });
}

test("the audit script reports no advisories after asking for the installed packages", async () => {
  expect(await audit(await startRegistry(200, {}))).toEqual({ code: 0, lines: ["0 packages with advisories"] });
  expect(requestedVersions).toMatchObject({ hono: [expect.any(String)], react: [expect.any(String)] });
});

test("the audit script names an advisory with its severity and exits with 1", async () => {
  const advisory = { id: 1, title: "Reads too much", url: "https://example.com/1", severity: "high", vulnerable_versions: "<=999.0.0" };
  const { code, lines } = await audit(await startRegistry(200, { isbot: [advisory] }));
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^high: isbot .+: Reads too much, https:\/\/example\.com\/1$/));
});

test("the audit script exits with 2 and one line if advisories are unavailable", async () => {
  const { code, lines } = await audit(await startRegistry(405, {}));
  expect(code).toBe(2);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^The registry gives no advisories \(405 /);
});
