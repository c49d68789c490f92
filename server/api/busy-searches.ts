import { languageCodes } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { overloaded } from "../load-shedder.ts";
import type { Environment } from "../environment.ts";
import type { Answer } from "../pages/respond.ts";
import { securityHeaders } from "../security-headers.ts";
import { apiPath } from "./api.ts";
import { crossOriginHeaders } from "./cross-origin.ts";
import { localeLanguage, errorBody } from "./envelope.ts";
import { search, searchKinds, suggestions } from "./every-endpoint.ts";

const searchPaths = new Set([search, searchKinds, suggestions].map(({ path }) => apiPath + path));

/**
 * Prepared responses to searches over HTTP during an overload, sent before routing, because there can be very many. Returns
 * `undefined` for any other path.
 */
export function createBusySearches(environment: Environment): (target: string, locale: string | undefined) => Answer | undefined {
  const answers = recordOf(languageCodes, (language): Answer => {
    const body = JSON.stringify(errorBody(overloaded.status, "unavailable", language));
    const headers = {
      ...securityHeaders(environment),
      ...crossOriginHeaders,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "cache-control": "no-store",
      "retry-after": String(overloaded.retryAfter),
    };
    return { status: overloaded.status, headers, body };
  });
  return (target, locale) => {
    const queryStart = target.indexOf("?");
    return searchPaths.has(queryStart === -1 ? target : target.slice(0, queryStart)) ? answers[localeLanguage(locale)] : undefined;
  };
}
