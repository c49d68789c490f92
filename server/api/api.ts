import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import { describeRoute, openAPIRouteHandler } from "hono-openapi";
import { readSiteConfig } from "#domain/site-config";
import { actingAs } from "../../domain/context.ts";
import { createAdmission, type Admission } from "../admission.ts";
import type { Services } from "../services.ts";
import { judgeFailure, outageRetryAfter } from "../failures.ts";
import { addSecurityHeaders, shareWithOthers } from "../middleware/security-headers.ts";
import { isSameOrigin } from "../same-origin.ts";
import type { VisitorEnv } from "../visitor.ts";
import { accountApi } from "./account/account.ts";
import { accountNewsletterApi } from "./account/account-newsletter.ts";
import { captchaApi } from "./captcha.ts";
import { consentApi } from "./consent.ts";
import { contactApi } from "./contact.ts";
import { contentApi } from "./content.ts";
import { downloadApi } from "./downloads.ts";
import { fail, succeed } from "./envelope.ts";
import { newsletterApi } from "./newsletter.ts";
import { note, noteLimits } from "./note.ts";
import { openApiApi, openApiCalls } from "./open-api.ts";
import { personalCenterApi } from "./account/personal-center.ts";
import { placesApi } from "./places.ts";
import { retrievalApi } from "./account/retrieval.ts";
import { searchApi } from "./search.ts";
import { createSessions } from "./account/signed-in.ts";

export const apiPath = "/api";
/** Calls that mail programs and others make on somebody's behalf; they act on a token, never on a cookie. */
const openToAll = new Set([`${apiPath}/newsletter/unsubscribe`]);
const maxBodyBytes = 64 * 1024;

/** The API of this server, below /api. Pages reach it in process, all others over HTTP. */
export function createApi(opened: Services, admit: Admission = createAdmission(opened)): Hono<VisitorEnv> {
  // Until a session says whose account it is.
  const context = actingAs(opened.context, { kind: "visitor" });
  const services = { ...opened, context };
  const { environment } = services;
  const api = new Hono<VisitorEnv>().basePath(apiPath);

  api.use(addSecurityHeaders(environment));
  api.use(noteLimits(services));
  api.use(
    methodNotAllowed({ app: api, onMethodNotAllowed: (c, methods) => fail(c, 405, "methodNotAllowed", { Allow: methods.join(", ") }) }),
  );
  api.use(bodyLimit({ maxSize: maxBodyBytes, onError: (c) => fail(c, 413, "tooLarge") }));

  api.use(async (c, next) => {
    const isReading = c.req.method === "GET" || c.req.method === "HEAD";
    if (isReading || openToAll.has(c.req.path) || isSameOrigin(c.req.raw.headers, environment.siteUrl)) return next();
    await note(c, services, { kind: "origin.refused" });
    return fail(c, 403, "foreignOrigin");
  });

  api.use(openApiCalls(services));

  // Before the collections, one of which it completes.
  api.route("/", downloadApi(services));
  api.route("/", contentApi(context));
  api.route("/", searchApi(services, admit));
  api.route("/", placesApi(services.places));
  api.route("/", contactApi(services));
  api.route("/", captchaApi(services));
  const sessions = createSessions(services);
  api.route("/", accountApi(services, sessions));
  api.route("/", retrievalApi(services, sessions));
  api.route("/", personalCenterApi(services, sessions));
  api.route("/", accountNewsletterApi(services, sessions));
  api.route("/", openApiApi(services, sessions));
  api.route("/", newsletterApi(services));
  api.route("/", consentApi(services));
  api.get(
    "/config/i18n",
    describeRoute({
      summary: "Site config and overrides of copy, by language",
      tags: ["config"],
      responses: { 200: { description: "By language tag" } },
    }),
    async (c) => succeed(c, await readSiteConfig(context)),
  );
  api.use("/openapi.json", shareWithOthers);
  api.get("/openapi.json", openAPIRouteHandler(api, { documentation: { info: { title: "eCactus content API", version: "1" } } }));

  api.notFound((c) => fail(c, 404, "notFound"));
  api.onError((error, c) => {
    const failure = judgeFailure(services, c, error, "api.failed", c.get("requestId"));
    if (failure.kind === "clientLeft") return fail(c, 400, "malformed");
    if (failure.kind === "databaseAway") return fail(c, 503, "unavailable", { "Retry-After": String(outageRetryAfter) });
    return fail(c, 500, "internal", { "X-Request-Id": failure.requestId });
  });
  return api;
}
