import { keyInput, newKeyAnswer, openApiAnswer } from "#domain/open-api/schema";
import { noFields, noData, type Endpoint } from "./endpoint.ts";

export const openApi = {
  state: {
    method: "GET",
    path: "/account/open-api",
    tag: "open-api",
    by: "account",
    summary: "Returns the account's access to the Open API, its key and the last requests",
    input: noFields,
    answer: openApiAnswer,
    errorCodes: {},
  },
  createKey: {
    method: "POST",
    path: "/account/open-api/key",
    tag: "open-api",
    by: "account",
    summary: "Creates the account's key for the sandbox and replaces the previous one",
    input: keyInput,
    answer: newKeyAnswer,
    errorCodes: { openApiDeactivated: 403 },
  },
  revokeKey: {
    method: "POST",
    path: "/account/open-api/revoke",
    tag: "open-api",
    by: "account",
    summary: "Revokes the account's key",
    input: noFields,
    answer: noData,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
