import { noFields, type Endpoint, type ErrorStatus } from "#app/api-client/endpoints/endpoint.ts";
import { listEndpointErrors } from "#app/api-client/endpoints/endpoint-errors.ts";
import { tags } from "#app/api-client/endpoints/tags.ts";
import { sessionCookieName } from "#domain/account/schema";
import { callsPerMinute } from "#domain/open-api/schema";
import type { Reason } from "#i18n/messages/index.ts";
import { everyEndpoint } from "./every-endpoint.ts";
import { jsonSchema } from "./json-schema.ts";

const description = `Every response is JSON with \`code\`, \`message\` and \`data\`. Code 200 is success. Any other code is an error: \`reason\` is its stable error code, and \`reasons\` has the error codes of fields. Code 400 has HTTP status 200 (except for \`/api/newsletter/unsubscribe\`, which mail programs call); every other code is also the HTTP status.

Values out of range are rejected, not corrected: \`size=0\` returns code 400 with the reason \`invalidInput\` and \`reasons: { "size": "notANumber" }\`.

Times in requests are RFC 3339, such as \`2026-05-01T12:00:00Z\`, with any UTC offset and up to three digits of a second. An unencoded \`+\` in a query is accepted. A time that does not exist, such as one on 30 February, is rejected. Times in responses are in UTC.

Bodies are JSON or urlencoded forms. \`message\` and texts are in the language of the locale code in the header \`Language\` (\`en-US\`, \`zh_CN\`, \`en_AU\`, \`de_DE\`), otherwise in English.

A compressed body (\`Content-Encoding\`) is rejected with 415.

Pages of other sites may call \`content\` and \`config\` without cookies: these calls answer a preflight and send \`Access-Control-Allow-Origin: *\`, also with errors. All other calls are for pages of this website and for programs.

Reading published content needs no key. The calls with the key of an account are limited to ${callsPerMinute} a minute; the headers \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds) show the state.

\`websiteId\` is the website of an entry: 1 is Chinese, 2 Australian, 3 English and French, 4 German. Without it a list has the entries of all websites.

Lists have the total number of entries in \`X-Total-Count\` and the addresses of their other pages in \`Link\`.

Calls below \`/api/v1/\` are the sandbox: simulated plants with computed values. Each response says so by \`simulated: true\` in \`data\` and by the header \`X-Simulation\`. The sandbox needs a key, which every account creates in the console. No real plant is connected. Within \`v1\`, fields, calls, reasons and events are only added. A breaking change becomes \`v2\`, and \`v1\` continues to work for at least a year.`;

const refusal = {
  type: "object",
  required: ["code", "message", "data", "reason"],
  properties: {
    code: { type: "integer" },
    message: { type: "string" },
    data: { description: "Texts of invalid fields by name" },
    reason: { type: "string" },
    reasons: { type: "object", additionalProperties: { type: "string" } },
  },
};

/** Generates the OpenAPI 3.1 document at `/api/openapi.json` from the endpoint table. */
export function describeApi(siteUrl: URL, apiPath: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of everyEndpoint) {
    const path = apiPath + endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint, apiPath) };
  }
  const errorResponses = describeErrorResponses();
  return {
    openapi: "3.1.1",
    info: { title: "eCactus content API", version: "1", description },
    servers: [{ url: siteUrl.origin, description: "This website" }],
    tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
    paths,
    components: {
      schemas: { Refusal: refusal, ...errorResponses.schemas },
      responses: errorResponses.responses,
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
  const { method, path, tag, by, summary, form } = endpoint;
  const isInputInUrl = method === "GET" || form !== undefined;
  return {
    operationId:
      method.toLowerCase() +
      `${apiPath}${path}`.replace(/[/-](:?)(\w)/g, (_, part, letter: string) => (part ? "By" : "") + letter.toUpperCase()),
    summary,
    tags: [tag],
    security: securityOf(by),
    ...((isInputInUrl || path.includes("/:") || takesKey(endpoint)) && { parameters: describeAddress(endpoint, isInputInUrl) }),
    ...(form && { requestBody: { required: true, content: { "application/x-www-form-urlencoded": { schema: fixed(form) } } } }),
    ...(!isInputInUrl && describeBody(endpoint)),
    responses: describeAnswers(endpoint),
  };
}

function securityOf(by: Endpoint["by"]): object[] {
  if (by === "account") return [{ session: [] }];
  return by === "key" ? [{ key: [] }] : [{}, { key: [] }];
}

const takesKey = (endpoint: Endpoint) => endpoint.by === "key" && endpoint.takesIdempotencyKey === true;
const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A second call with the same key and body is the first one again",
  schema: { type: "string", minLength: 1, maxLength: 100 },
};

/** Describes parameters in the path, and if the whole input is in the URL, in the query. */
function describeAddress(endpoint: Endpoint, isInputInUrl: boolean): object[] {
  const { properties = {}, required = [] } = jsonSchema(endpoint.input, "output");
  const parameters = Object.entries(properties).flatMap(([name, schema]) => {
    const isPathParameter = isInPath(endpoint, name);
    return isPathParameter || isInputInUrl
      ? [{ name, in: isPathParameter ? "path" : "query", required: isPathParameter || required.includes(name), schema }]
      : [];
  });
  return takesKey(endpoint) ? [...parameters, idempotencyKey] : parameters;
}

const isInPath = ({ path }: Endpoint, name: string) => path.split("/").includes(`:${name}`);

function describeBody(endpoint: Endpoint): object | undefined {
  const { properties = {}, required = [], ...schema } = jsonSchema(endpoint.input);
  const inBody = Object.entries(properties).filter(([name]) => !isInPath(endpoint, name));
  // A body that is a single value has no fields.
  if (endpoint.input === noFields || (Object.keys(properties).length > 0 && inBody.length === 0)) return undefined;
  const fields = { properties: Object.fromEntries(inBody), required: required.filter((name) => !isInPath(endpoint, name)) };
  const body = Object.keys(properties).length > 0 ? { ...schema, ...fields } : jsonSchema(endpoint.input);
  return { requestBody: { required: true, content: { "application/json": { schema: body } } } };
}

const fixed = (form: Readonly<Record<string, string>>) => ({
  type: "object",
  required: Object.keys(form),
  properties: Object.fromEntries(Object.entries(form).map(([name, value]) => [name, { const: value }])),
});

/** Describes responses by HTTP status. Status 200 covers the success and the errors that a form shows. */
function describeAnswers(endpoint: Endpoint): Record<string, object> {
  const errors = reasonsByStatus(endpoint);
  const inForm = errors.filter(([code]) => isShown(endpoint, code)).map(([code, reasons]) => referTo("schemas", code, reasons));
  const otherErrors = errors.filter(([code]) => !isShown(endpoint, code));
  return {
    200: inForm[0] ? answeredBy(endpoint, inForm[0]) : answerOf(endpoint.summary, successOf(endpoint)),
    ...Object.fromEntries(otherErrors.map(([code, reasons]) => [code, referTo("responses", code, reasons)])),
  };
}

/** Errors that a form shows have HTTP status 200. Mail programs evaluate the status only. */
const isShown = ({ form }: Endpoint, code: ErrorStatus) => code === 400 && !form;

function answeredBy(endpoint: Endpoint, errorData: object): object {
  if (!endpoint.isFile) return answerOf(endpoint.summary, { oneOf: [successOf(endpoint), errorData] });
  const file = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };
  return { description: endpoint.summary, content: { ...file, "application/json": { schema: errorData } } };
}

const reasonsByStatus = (endpoint: Endpoint): [ErrorStatus, Reason[]][] =>
  Array.from(
    Map.groupBy(listEndpointErrors(endpoint), ([code]) => code),
    ([code, rows]) => [code, rows.map(([, reason]) => reason)],
  );

const nameOf = (code: ErrorStatus, reasons: readonly Reason[]) => [code, ...reasons].join(".");
const referTo = (kind: "schemas" | "responses", code: ErrorStatus, reasons: readonly Reason[]) => ({
  $ref: `#/components/${kind}/${nameOf(code, reasons)}`,
});

function describeErrorResponses(): { schemas: Record<string, object>; responses: Record<string, object> } {
  const schemas: Record<string, object> = {};
  const responses: Record<string, object> = {};
  const errors = everyEndpoint.flatMap((endpoint) => reasonsByStatus(endpoint).map(([code, reasons]) => ({ endpoint, code, reasons })));
  for (const { endpoint, code, reasons } of errors) {
    const schema = {
      allOf: [{ $ref: "#/components/schemas/Refusal" }, { properties: { code: { const: code }, reason: { enum: reasons } } }],
    };
    if (isShown(endpoint, code)) schemas[nameOf(code, reasons)] = schema;
    else responses[nameOf(code, reasons)] = answerOf(`Error: ${reasons.join(", ")}`, schema, code);
  }
  return { schemas, responses };
}

const retryAfter = { description: "Seconds after which it may be tried again", schema: { type: "integer" } };

const answerOf = (about: string, schema: object, code?: ErrorStatus) => ({
  description: about,
  ...((code === 429 || code === 503) && { headers: { "Retry-After": retryAfter } }),
  content: { "application/json": { schema } },
});

const successOf = ({ answer }: Endpoint) => ({
  type: "object",
  required: ["code", "message", "data"],
  properties: { code: { const: 200 }, message: { type: "string" }, data: jsonSchema(answer) },
});
