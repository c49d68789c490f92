import * as v from "valibot";
import { describeApi } from "./describe-api.ts";

const tagsOfClients = new Set(["content", "config", "sandbox", "webhooks"]);
const apiPath = "/api";

type Schema = {
  type?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  oneOf?: Schema[] | undefined;
  anyOf?: Schema[] | undefined;
  allOf?: Schema[] | undefined;
  items?: Schema | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: boolean | Schema | undefined;
};
const nested = v.lazy(() => schema);
const schema: v.GenericSchema<unknown, Schema> = v.object({
  type: v.optional(v.string()),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  oneOf: v.optional(v.array(nested)),
  anyOf: v.optional(v.array(nested)),
  allOf: v.optional(v.array(nested)),
  items: v.optional(nested),
  properties: v.optional(v.record(v.string(), nested)),
  required: v.optional(v.array(v.string())),
  additionalProperties: v.optional(v.union([v.boolean(), nested])),
});
const json = v.object({ "application/json": v.object({ schema }) });
const operation = v.object({
  tags: v.array(v.string()),
  summary: v.string(),
  parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string(), required: v.boolean(), schema })), []),
  requestBody: v.optional(v.object({ content: json })),
  responses: v.object({ "200": v.object({ content: json }) }),
});
const description = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** Generates the TypeScript types of the published client, with the input and data of each endpoint. */
export function generateClientTypes(): string {
  const { paths } = v.parse(description, describeApi(new URL("http://localhost"), apiPath));
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operationObject]) => {
      const result = v.safeParse(operation, operationObject);
      if (!result.success || !result.output.tags.some((tag) => tagsOfClients.has(tag))) return [];
      return [callOf(`${method.toUpperCase()} ${path.slice(apiPath.length)}`, result.output)];
    }),
  );
  return `// Made by \`npm run client:types\` of /api/openapi.json.\n\nexport type Calls = {\n${calls.join("")}};\n`;
}

function callOf(name: string, { summary, parameters, requestBody, responses }: v.InferOutput<typeof operation>): string {
  const body = requestBody?.content["application/json"].schema;
  const parametersInUrl = parameters.filter((parameter) => parameter.in !== "header");
  const input: Schema = {
    type: "object",
    properties: {
      ...Object.fromEntries(parametersInUrl.map((parameter) => [parameter.name, textOrNumber(parameter)])),
      ...body?.properties,
    },
    required: [...parametersInUrl.filter(({ required }) => required).map((parameter) => parameter.name), ...(body?.required ?? [])],
  };
  const [success] = responses["200"].content["application/json"].schema.oneOf ?? [];
  const data = success?.properties?.data ?? {};
  return `  /** ${summary} */\n  ${JSON.stringify(name)}: { input: ${typeOf(input)}; data: ${typeOf(data)} };\n`;
}

/** Types a cursor as a string too, because clients send it back as received. */
const textOrNumber = (parameter: { name: string; schema: Schema }): Schema =>
  parameter.name === "cursor" ? { anyOf: [{ type: "string" }, { type: "integer" }] } : parameter.schema;

function typeOf(schemaObject: Schema): string {
  const { const: value, enum: values, oneOf, anyOf, allOf, items, properties, additionalProperties } = schemaObject;
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((each) => JSON.stringify(each)).join(" | ");
  const alternatives = oneOf ?? anyOf;
  if (alternatives) return alternatives.map(typeOf).join(" | ");
  if (allOf) return allOf.map(typeOf).join(" & ");
  if (schemaObject.type === "array") return `(${items ? typeOf(items) : "unknown"})[]`;
  if (properties) return objectOf(properties, schemaObject.required ?? []);
  if (schemaObject.type === "object")
    return `Record<string, ${typeof additionalProperties === "object" ? typeOf(additionalProperties) : "unknown"}>`;
  const primitives: Record<string, string> = { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" };
  return primitives[schemaObject.type ?? ""] ?? "unknown";
}

function objectOf(properties: Record<string, Schema>, required: readonly string[]): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(field)}`,
  );
  return fields.length === 0 ? "Record<never, never>" : `{ ${fields.join("; ")} }`;
}
