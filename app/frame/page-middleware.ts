import { data, type MiddlewareFunction } from "react-router";
import { splitPath } from "#i18n/paths.ts";
import { findClosedPage } from "#app/routing/maintenance.ts";
import { isValidMatch, matchPage } from "#app/routing/match-page.ts";
import { runMiddleware } from "#app/routing/middleware.ts";
import { overloadStatusText, outageStatusText } from "#app/page/status-texts.ts";
import { readClosedLayoutData } from "./read-closed-layout-data.server.ts";
import { readLayoutData } from "./read-layout-data.server.ts";
import { renderResult } from "#app/page/render-result.ts";
import { requestContext } from "#app/page/request-context.ts";

/** Retry-After of a page under maintenance without an end time. */
const maintenanceSeconds = 3600;

/**
 * Runs before every page and payload on the server: validates parameters, then checks maintenance, overload and outage, then runs
 * the middleware of the page's row. `url` is the page's address for both.
 */
export const pageMiddleware: MiddlewareFunction<Response> = async ({ url, context, request }, next) => {
  const { path } = splitPath(url.pathname);
  const match = matchPage(path);
  if (match && !isValidMatch(match)) throw data(await readLayoutData(context, url.pathname), { status: 404 });
  const page = context.get(requestContext);
  const closure = match && findClosedPage(page.closedPages, path, match.page.path, page.now);
  if (closure) {
    const seconds = closure.until === undefined ? undefined : Math.ceil((Date.parse(closure.until) - page.now.getTime()) / 1000);
    context.get(renderResult).retryAfter = seconds ?? maintenanceSeconds;
    throw data(await readClosedLayoutData(context, url.pathname, closure), { status: 503 });
  }
  if (page.errorStatus)
    throw data(await readLayoutData(context, url.pathname), {
      status: page.errorStatus,
      statusText: page.errorStatus === 503 ? overloadStatusText : "Too Many Requests",
    });
  // A POST is processed even during an outage, so that the visitor's input is not lost.
  if (page.isOutage() && request.method !== "POST")
    throw data(await readLayoutData(context, url.pathname), { status: 503, statusText: outageStatusText });
  const response = await next();
  runMiddleware(match?.page.middleware ?? [], { path, headers: response.headers });
  return response;
};
