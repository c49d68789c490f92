import { execFile, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ApiError, createClient, isGenuine } from "../../clients/typescript/src/index.ts";
import { freePort } from "#scripts/running-site/nginx.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { openApiKeyClient } from "#tests/support/open-api-key-client.ts";
import { openTestContext, publish, type TestContext } from "#tests/support/test-context.ts";
import { idleServices, testEnvironment } from "#tests/support/test-environment.ts";
import { createApi } from "./api.ts";
import { generateClientTypes } from "./client-types.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const sample = (name: string) => path.join(root, "clients", "samples", name);

let context: TestContext;
let server: Server;
let base: string;
let key: string;
beforeAll(async () => {
  context = await openTestContext();
  await publish(context, { key: "one" });
  ({ key } = await openApiKeyClient(openTestApi(context)));
  const services = { ...idleServices, databaseUrl: "", listen: () => async () => {}, close: async () => {} };
  const api = createApi({ ...services, searchDatabase: context.database, context, environment: testEnvironment() });
  await new Promise<void>((listening) => {
    server = serve({ fetch: api.fetch, port: 0, hostname: "127.0.0.1" }, () => listening()) as Server;
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(async () => {
  server.close();
  await context.close();
});

let day = 0;
beforeEach(() => {
  day += 1;
  context.setTime(new Date(Date.UTC(2026, 4, day, 12)).toISOString());
});

test.each([
  ["sandbox.sh", "bash", []],
  ["sandbox.ts", process.execPath, []],
  ["sandbox.py", "python3", []],
])("the Open API sample %s runs as published and fails with a wrong key", async (name, program, options) => {
  const { stdout } = await run(program, [...options, sample(name)], { env: { ...process.env, ECACTUS_API: base, ECACTUS_KEY: key } });
  expect(stdout).toMatch(/pv.*grid/s);
  expect(stdout).toContain("accepted");
  const refused = run(program, [...options, sample(name)], { env: { ...process.env, ECACTUS_API: base, ECACTUS_KEY: "ek_x.y" } });
  await expect(refused).rejects.toThrow();
});

const signed = (secret: string, body: string, at = new Date()) => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
};

test.each([
  ["a valid signature", "secret", "body", new Date(), true],
  ["another secret", "other", "body", new Date(), false],
  ["another body", "secret", "bodies", new Date(), false],
  ["an old signature", "secret", "body", new Date(Date.now() - 600_000), false],
])("webhook signature verification in the client handles %s: %#", (_, secret, body, at, genuine) => {
  expect(isGenuine(secret, body, signed("secret", "body", at))).toBe(genuine);
});

test.each([
  ["webhook.ts", process.execPath],
  ["webhook.py", "python3"],
])("the receiver of the sample %s runs as published and accepts only genuine webhooks", async (name, program) => {
  const port = await freePort();
  const receiver = spawn(program, [sample(name)], {
    env: { ...process.env, ECACTUS_WEBHOOK_SECRET: "whsec_x", PORT: String(port) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const output = text(receiver.stdout);
  const body = JSON.stringify({ type: "ping" });
  const send = (signature: string) =>
    fetch(`http://127.0.0.1:${port}`, { method: "POST", headers: { "eCactus-Signature": signature }, body }).then(
      (response) => response.status,
      () => 0,
    );
  try {
    const genuine = signed("whsec_x", body);
    const { answer } = await poll(
      () => send(genuine),
      (status) => status !== 0,
    );
    expect(answer).toBe(204);
    for (const signature of [signed("other", body), signed("whsec_x", body, new Date(Date.now() - 600_000)), "none"])
      expect(await send(signature)).toBe(400);
  } finally {
    receiver.kill();
  }
  expect(await output).toMatch(/^accepted ping\nrejected/);
});

test("the downloaded TypeScript client lists the plants of the sandbox in an empty folder", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-client-"));
  const response = await fetch(`${base}/ecactus.ts`);
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="ecactus.ts"');
  await writeFile(path.join(folder, "ecactus.ts"), await response.text());
  await copyFile(sample("plants.ts"), path.join(folder, "plants.ts"));
  const env = { ...process.env, ECACTUS_API: base, ECACTUS_KEY: key };
  const { stdout } = await run(process.execPath, ["plants.ts"], { cwd: folder, env });
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => line.split(" ", 1)[0]),
  ).toEqual(["sim-house", "sim-commercial", "sim-utility"]);
  await rm(folder, { recursive: true });
});

test("the TypeScript client types match the OpenAPI document (npm run client:types)", () => {
  expect(readFileSync(path.join(root, "clients", "typescript", "src", "calls.ts"), "utf8")).toBe(generateClientTypes());
});

test("the TypeScript client reads public content without a key and sandbox pages with one", async () => {
  const [entry] = await createClient({ base }).call("GET /news/list", { page: 1, size: 5, websiteId: 3 });
  expect(entry).toMatchObject({ id: "one", websiteId: 3, state: 1 });
  const client = createClient({ base, key });
  const { storedWh, simulated } = await client.call("GET /v1/plants/{id}/state", { id: "sim-utility" });
  expect([simulated, storedWh > 0]).toEqual([true, true]);
  const plants: string[] = [];
  for await (const { id } of client.pages("GET /v1/plants", { limit: 1 })) plants.push(id);
  expect(plants).toEqual(["sim-house", "sim-commercial", "sim-utility"]);
});

test("the TypeScript client sets a schedule only once per idempotency key", async () => {
  const client = createClient({ base, key });
  const windows = [{ from: "01:00", to: "05:00", mode: "charge" as const, powerW: 3000 }];
  const send = () => client.call("POST /v1/plants/{id}/schedule", { id: "sim-house", windows }, { idempotencyKey: "night" });
  const first = await send();
  expect(first).toMatchObject({ state: "accepted", value: windows });
  expect(await send()).toEqual(first);
});

test("the TypeScript client throws errors with the error code and retry time", async () => {
  const client = createClient({ base, key });
  const limit = client.call("POST /v1/plants/{id}/export-limit", { id: "sim-house", limitW: -5 });
  await expect(limit).rejects.toMatchObject({ code: 400, reason: "invalidInput", reasons: { limitW: "notANumber" } });
  await expect(createClient({ base }).call("GET /v1/plants", {})).rejects.toBeInstanceOf(ApiError);
  const many = Array.from({ length: 61 }, () => client.call("GET /v1/plants/{id}", { id: "sim-house" }));
  const refused = (await Promise.allSettled(many)).filter(({ status }) => status === "rejected");
  expect(refused[0]).toMatchObject({ reason: { code: 429, reason: "tooMany", retryAfter: 60 } });
});
