import { data, type MiddlewareFunction } from "react-router";
import { splitPath } from "#i18n/paths.ts";
import { closureOf } from "#app/routing/maintenance.ts";
import { isValidMatch, matchPage } from "#app/routing/match-page.ts";
import { runMiddleware } from "#app/routing/middleware.ts";
import { crowd, outage } from "#app/page/outage.ts";
import { readClosedShell } from "./read-closed-shell.server.ts";
import { readShell } from "./read-shell.server.ts";
import { renderResult } from "#app/page/render-result.ts";
import { requestContext } from "#app/page/request-context.ts";

/** A page under maintenance is back as soon as site config says so; who cannot know asks again after this. */
const maintenanceSeconds = 3600;

/** Runs before every page on the server, and before its data alone (`url` is the page's for both): the route's own check, maintenance, an outage, then its named middleware. */
export const pageMiddleware: MiddlewareFunction<Response> = async ({ url, context, request }, next) => {
  const { path } = splitPath(url.pathname);
  const match = matchPage(path);
  if (match && !isValidMatch(match)) throw data(await readShell(context, url.pathname), { status: 404 });
  const page = context.get(requestContext);
  const closure = match && closureOf(page.closed, path, match.page.path, page.now);
  if (closure) {
    const left = closure.until === undefined ? undefined : Math.ceil((Date.parse(closure.until) - page.now.getTime()) / 1000);
    context.get(renderResult).retryAfter = left ?? maintenanceSeconds;
    throw data(await readClosedShell(context, url.pathname, closure), { status: 503 });
  }
  if (page.refused)
    throw data(await readShell(context, url.pathname), {
      status: page.refused,
      statusText: page.refused === 503 ? crowd : "Too Many Requests",
    });
  // A form is answered even then, with what was typed.
  if (page.isOutage() && request.method !== "POST") throw data(await readShell(context, url.pathname), { status: 503, statusText: outage });
  const response = await next();
  runMiddleware(match?.page.middleware ?? [], { path, headers: response.headers });
  return response;
};
