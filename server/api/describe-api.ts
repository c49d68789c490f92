import { noFields, type Endpoint, type FailureCode } from "#app/api-client/endpoints/endpoint.ts";
import { refusalsOf } from "#app/api-client/endpoints/refusals.ts";
import { tags } from "#app/api-client/endpoints/tags.ts";
import { sessionCookieName } from "#domain/account/schema";
import { callsPerMinute } from "#domain/open-api/schema";
import type { Reason } from "#i18n/messages/index.ts";
import { everyEndpoint } from "./every-endpoint.ts";
import { jsonSchema } from "./json-schema.ts";

const description = `Every answer is JSON with \`code\`, \`message\` and \`data\`. Code 200 is what was asked for. Any other code is a refusal with a stable name in \`reason\`, and for fields in \`reasons\`; code 400 comes in HTTP 200, any other one is the HTTP status too.

Values outside their bounds are refused, not corrected: \`size=0\` is code 400 with the reason \`invalidInput\` and \`reasons: { "size": "notANumber" }\`.

Bodies are JSON, or urlencoded forms. \`message\` and the texts of fields are in the language whose locale code the header \`Language\` names (\`en-US\`, \`zh_CN\`, \`en_AU\`, \`de_DE\`), else in English.

Reading what is published needs no key. A call with a key of the Open API is held to it: ${callsPerMinute} calls a minute.`;

const refusal = {
  type: "object",
  required: ["code", "message", "data", "reason"],
  properties: {
    code: { type: "integer" },
    message: { type: "string" },
    data: { description: "Where fields are refused, their texts by name" },
    reason: { type: "string" },
    reasons: { type: "object", additionalProperties: { type: "string" } },
  },
};

/** What `/api/openapi.json` says: the table of endpoints as OpenAPI 3.1. */
export function describeApi(siteUrl: URL, apiPath: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of everyEndpoint) {
    const path = apiPath + endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint, apiPath) };
  }
  const refusals = describeRefusals();
  return {
    openapi: "3.1.1",
    info: { title: "eCactus content API", version: "1", description },
    servers: [{ url: siteUrl.origin, description: "This website" }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    paths,
    components: {
      schemas: { Refusal: refusal, ...refusals.schemas },
      responses: refusals.responses,
      securitySchemes: {
        key: { type: "http", scheme: "bearer", description: "A key of the Open API: `<id>.<secret>`" },
        session: {
          type: "apiKey",
          in: "cookie",
          name: `${siteUrl.protocol === "https:" ? "__Secure-" : ""}${sessionCookieName}`,
          description: "The session that logging in opens",
        },
      },
    },
  };
}

function describeCall(endpoint: Endpoint, apiPath: string): object {
  const { method, path, tag, by, summary, input, form } = endpoint;
  const isAddressed = method === "GET" || form !== undefined;
  return {
    operationId:
      method.toLowerCase() +
      `${apiPath}${path}`.replace(/[/-](:?)(\w)/g, (_, part, letter: string) => (part ? "By" : "") + letter.toUpperCase()),
    summary,
    tags: [tag],
    security: by === "account" ? [{ session: [] }] : [{}, { key: [] }],
    ...(isAddressed && { parameters: describeAddress(endpoint) }),
    ...(form && { requestBody: { required: true, content: { "application/x-www-form-urlencoded": { schema: fixed(form) } } } }),
    ...(!isAddressed &&
      input !== noFields && { requestBody: { required: true, content: { "application/json": { schema: jsonSchema(input) } } } }),
    responses: describeAnswers(endpoint),
  };
}

function describeAddress({ path, input }: Endpoint): object[] {
  const { properties = {}, required = [] } = jsonSchema(input, "output");
  return Object.entries(properties).map(([name, schema]) => {
    const isPart = path.split("/").includes(`:${name}`);
    return { name, in: isPart ? "path" : "query", required: isPart || required.includes(name), schema };
  });
}

const fixed = (form: Readonly<Record<string, string>>) => ({
  type: "object",
  required: Object.keys(form),
  properties: Object.fromEntries(Object.entries(form).map(([name, value]) => [name, { const: value }])),
});

/** By HTTP status; in 200 are what was asked for and the refusals that a form shows. */
function describeAnswers(endpoint: Endpoint): Record<string, object> {
  const answers = refusalsByCode(endpoint).map(([code, reasons]) =>
    code === 400 ? [200, answeredBy(endpoint, referTo("schemas", code, reasons))] : [code, referTo("responses", code, reasons)],
  );
  return Object.fromEntries(answers);
}

/** In HTTP 200: what was asked for, or a refusal that a form shows. */
function answeredBy(endpoint: Endpoint, refused: object): object {
  if (!endpoint.isFile) return answerOf(endpoint.summary, { oneOf: [successOf(endpoint), refused] });
  const file = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
  return { description: endpoint.summary, content: { ...file, "application/json": { schema: refused } } };
}

const refusalsByCode = (endpoint: Endpoint): [FailureCode, Reason[]][] =>
  Array.from(
    Map.groupBy(refusalsOf(endpoint), ([code]) => code),
    ([code, rows]) => [code, rows.map(([, reason]) => reason)],
  );

const nameOf = (code: FailureCode, reasons: readonly Reason[]) => [code, ...reasons].join(".");
const referTo = (kind: "schemas" | "responses", code: FailureCode, reasons: readonly Reason[]) => ({
  $ref: `#/components/${kind}/${nameOf(code, reasons)}`,
});

/** The refusals of all calls, each once. */
function describeRefusals(): { schemas: Record<string, object>; responses: Record<string, object> } {
  const schemas: Record<string, object> = {};
  const responses: Record<string, object> = {};
  for (const [code, reasons] of everyEndpoint.flatMap(refusalsByCode)) {
    const schema = {
      allOf: [{ $ref: "#/components/schemas/Refusal" }, { properties: { code: { const: code }, reason: { enum: reasons } } }],
    };
    if (code === 400) schemas[nameOf(code, reasons)] = schema;
    else responses[nameOf(code, reasons)] = answerOf(`Refused: ${reasons.join(", ")}`, schema, code);
  }
  return { schemas, responses };
}

const retryAfter = { description: "Seconds after which it may be tried again", schema: { type: "integer" } };

const answerOf = (about: string, schema: object, code?: FailureCode) => ({
  description: about,
  ...((code === 429 || code === 503) && { headers: { "Retry-After": retryAfter } }),
  content: { "application/json": { schema } },
});

const successOf = ({ answer }: Endpoint) => ({
  type: "object",
  required: ["code", "message", "data"],
  properties: { code: { const: 200 }, message: { type: "string" }, data: jsonSchema(answer) },
});
