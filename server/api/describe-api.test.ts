import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longTest } from "#tests/support/long-test.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { idleServices, testEnvironment } from "#tests/support/test-environment.ts";
import { createApi } from "./api.ts";
import { everyEndpoint, everyStaffEndpoint } from "./every-endpoint.ts";

type Schema = {
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
};
type Operation = {
  security: object[];
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string }>;
};
type Document = { servers: object[]; paths: Record<string, Record<string, Operation>>; components: { securitySchemes: object } };

let context: TestContext;
let api: ReturnType<typeof createApi>;
let text: string;
let document: Document;
beforeAll(async () => {
  context = await openTestContext();
  const services = { ...idleServices, databaseUrl: "", listen: () => async () => {}, close: async () => {} };
  api = createApi({ ...services, searchDatabase: context.database, context, environment: testEnvironment() });
  text = await (await api.fetch(new Request("http://site.test/api/openapi.json"))).text();
  document = JSON.parse(text) as Document;
});
afterAll(() => context.close());

const row = ({ method, path: address }: { method: string; path: string }) => `${method} ${address}`;

test("the endpoint table contains each mounted API route exactly once", () => {
  const mounted = api.routes.filter(({ method }) => method !== "ALL").map(row);
  const inTable = [...everyEndpoint, ...everyStaffEndpoint].map(({ method, path: address }) => row({ method, path: `/api${address}` }));
  expect(inTable).toEqual([...new Set(inTable)]);
  expect([...new Set(mounted)].toSorted()).toEqual([...inTable, "GET /api/ecactus.ts", "GET /api/openapi.json"].toSorted());
});

longTest("the OpenAPI document passes the rules of redocly.yaml", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "openapi-"));
  const file = path.join(folder, "openapi.json");
  writeFileSync(file, text);
  const root = path.resolve(import.meta.dirname, "../..");
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, "node_modules/@redocly/cli/bin/cli.js"),
      "lint",
      file,
      "--config",
      path.join(root, "redocly.yaml"),
      "--format",
      "json",
    ],
    { encoding: "utf8", env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  rmSync(folder, { recursive: true });
  const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: { ruleId: string; message: string }[] };
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

test("the OpenAPI document declares the server and the authentication schemes", () => {
  expect(document.servers).toEqual([{ url: "http://site.test", description: "This website" }]);
  expect(document.components.securitySchemes).toMatchObject({
    key: { type: "http", scheme: "bearer" },
    session: { type: "apiKey", in: "cookie", name: "ecactus.session_token" },
  });
  expect(document.paths["/api/news/list"]!.get!.security).toEqual([{}, { key: [] }]);
  expect(document.paths["/api/account/me"]!.get!.security).toEqual([{ session: [] }]);
});

test.each([
  ["/api/news/list", "page", { required: false, schema: { type: "integer", minimum: 1, maximum: 1_000_000, default: 1 } }],
  ["/api/news/list", "size", { required: false, schema: { type: "integer", minimum: 1, maximum: 9999, default: 9999 } }],
  ["/api/news/list", "websiteId", { required: false, schema: { enum: [1, 2, 3, 4] } }],
  ["/api/news/{id}", "id", { in: "path", required: true, schema: { type: "string" } }],
  [
    "/api/v1/plants/{id}/history",
    "from",
    { required: false, schema: { type: "string", format: "date-time", description: expect.stringMatching(/RFC 3339.+offset/) } },
  ],
  ["/api/search", "size", { required: false, schema: { minimum: 1, maximum: 50, default: 24 } }],
  ["/api/place", "language", { required: false, schema: { enum: ["fr", "en", "cn", "au", "de"], default: "en" } }],
])("the OpenAPI document describes %s with parameter %s and its bounds", (address, name, parameter) => {
  expect(document.paths[address]!.get!.parameters!.find((each) => each.name === name)).toMatchObject({ name, in: "query", ...parameter });
});

test("the OpenAPI document describes summary fields for lists and all fields for items", () => {
  const answer = (address: string) => JSON.stringify(document.paths[address]!.get!.responses["200"]);
  expect(answer("/api/news/list")).toContain('"minutes":{"type":"number"}');
  expect(answer("/api/news/list")).not.toContain('"sources"');
  expect(answer("/api/news/{id}")).toContain('"sources":{"type":"array"');
});

test("the OpenAPI document marks the required fields of a request body", () => {
  const { required, properties } = document.paths["/api/contact/question"]!.post!.requestBody!.content["application/json"]!.schema;
  expect(required).toEqual(["name", "email", "telephone", "company", "message"]);
  expect(Object.keys(properties!)).toEqual([
    ...required!.slice(0, 1),
    "country",
    ...required!.slice(1),
    "problemType",
    "writer",
    "serialNumber",
    "files",
    "product",
    "modules",
    "towers",
    "calculation",
  ]);
});

test.each(["/api/account/sign-up", "/api/account/retrieve", "/api/account/retrieve/link", "/api/account/password"])(
  "the OpenAPI document describes the rules of a new password for %s, with their error codes",
  (address) => {
    const { properties } = document.paths[address]!.post!.requestBody!.content["application/json"]!.schema;
    expect(properties!.password!.description).toMatch(/8 to 20 characters.+`passwordFormat`.+`passwordCommon`/);
  },
);

test.each([
  ["get", "/api/news/{id}", ["200", "401", "404", "429", "500", "503"]],
  ["get", "/api/account/me", ["200", "401", "429", "500", "503"]],
  ["post", "/api/account/login", ["200", "401", "403", "413", "415", "429", "500", "503"]],
])("the OpenAPI document lists the error statuses of %s %s", (method, address, statuses) => {
  const { responses } = document.paths[address]![method]!;
  expect(Object.keys(responses).toSorted()).toEqual(statuses);
  for (const status of statuses.slice(1)) expect(responses[status]!.$ref).toContain(status);
});
