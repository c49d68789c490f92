import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import { listPictures } from "#domain/media";
import { readEmptyTypes, readVisibleConfig } from "#domain/site-config";
import { languageCodes, languages } from "#i18n/languages.ts";
import { withActor } from "../../domain/context.ts";
import { createLoadShedder, type LoadShedder } from "../load-shedder.ts";
import type { Services } from "../services.ts";
import { classifyError, outageRetryAfter } from "../failures.ts";
import { answerCachedBody } from "../files/answer-cached-body.ts";
import { cacheByVersion } from "../cache-by-version.ts";
import { cacheBody } from "#platform/encoding";
import { hasEncodedBody } from "../encoded-body.ts";
import { isSameOrigin } from "../same-origin.ts";
import type { VisitorEnv } from "../visitor.ts";
import { mountAccount } from "./account/account.ts";
import { mountAccountNewsletter } from "./account/account-newsletter.ts";
import { mountCaptcha } from "./captcha.ts";
import { mountConsent } from "./consent.ts";
import { mountContact } from "./contact.ts";
import { mountContent } from "./content.ts";
import { allowCrossOriginReads, crossOriginPaths } from "./cross-origin.ts";
import { mountDownloads } from "./downloads.ts";
import { readClientFile } from "./client-file.ts";
import { describeApi } from "./describe-api.ts";
import { fail, succeed } from "./envelope.ts";
import { everyEndpoint, everyStaffEndpoint } from "./every-endpoint.ts";
import { mountOn, type ApiParts } from "./mount.ts";
import { mountNewsletter } from "./newsletter.ts";
import { logSecurityEvent, logLimitedRequests } from "./log-security-event.ts";
import { traceCalls } from "./trace-calls.ts";
import { mountOpenApi, checkApiKey, markAsSimulation } from "./open-api.ts";
import { mountPersonalCenter } from "./account/personal-center.ts";
import { mountPlaces } from "./places.ts";
import { mountCommands, mountSandbox } from "./sandbox.ts";
import { mountWebhooks, mountWebhooksOfAccount } from "./webhooks.ts";
import { mountRetrieval } from "./account/retrieval.ts";
import { mountDistributors } from "./staff/distributors.ts";
import { mountContentLifecycle } from "./staff/content-lifecycle.ts";
import { mountEditing } from "./staff/editing.ts";
import { mountSheetPreview } from "./staff/preview-sheet.ts";
import { mountStaffLogin } from "./staff/staff-login.ts";
import { mountOwnAccount } from "./staff/own-account.ts";
import { mountPasskeyLogin } from "./staff/passkey-login.ts";
import { mountAccounts } from "./staff/accounts.ts";
import { mountMedia } from "./staff/media.ts";
import { mountInbox } from "./staff/inbox.ts";
import { mountJobs } from "./staff/jobs.ts";
import { mountStaffNewsletter } from "./staff/newsletter.ts";
import { mountOverview } from "./staff/overview.ts";
import { mountStaffUsers } from "./staff/staff-users.ts";
import { mountPresence } from "./staff/presence.ts";
import { mountRedirects } from "./staff/redirects.ts";
import { mountNotices, mountReviews } from "./staff/reviews.ts";
import { mountSecurity } from "./staff/security.ts";
import { mountLayout } from "./staff/layout.ts";
import { mountSite } from "./staff/site.ts";
import { mountSynonyms } from "./staff/synonyms.ts";
import { mountAnalytics } from "./staff/analytics.ts";
import { mountAgencies } from "./staff/agencies.ts";
import { mountTranslation } from "./staff/translation.ts";
import { mountSearch } from "./search.ts";
import { createSessions } from "./account/require-signed-in.ts";

export const apiPath = "/api";
/** Endpoints without CSRF check, which mail programs call (RFC 8058 one-click unsubscribe). */
const csrfExemptPaths = new Set(everyEndpoint.filter(({ form }) => form).map(({ path }) => apiPath + path));
/** Paths with larger limits for body size and time. */
export const uploadPaths: ReadonlySet<string> = new Set(
  [...everyEndpoint, ...everyStaffEndpoint].filter(({ isUpload }) => isUpload).map(({ path }) => apiPath + path),
);
const maxBodyBytes = 64 * 1024;
/** Larger limit for content, because articles in Markdown and imported tables are longer than any input of visitors. */
const maxContentBytes = 1024 * 1024;
const contentPaths = [`${apiPath}/staff/content/`, `${apiPath}/staff/redirects/`];

function limitBodies(): MiddlewareHandler<VisitorEnv> {
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => fail(c, 413, "tooLarge") });
  const [limitBody, limitContentBody] = [limitTo(maxBodyBytes), limitTo(maxContentBytes)];
  return (c, next) => {
    // Upload handlers limit their bodies themselves, after authentication.
    if (uploadPaths.has(c.req.path)) return next();
    return contentPaths.some((path) => c.req.path.startsWith(path)) ? limitContentBody(c, next) : limitBody(c, next);
  };
}

/** API of this server, below /api. Pages call it in process, browsers and programs over HTTP. */
export function createApi(opened: Services, loadShedder: LoadShedder = createLoadShedder(opened)): Hono<VisitorEnv> {
  // Anonymous until a session or API key is found.
  const context = withActor(opened.context, { kind: "visitor" });
  const services = { ...opened, context };
  const { environment } = services;
  const api = new Hono<VisitorEnv>().basePath(apiPath);

  for (const path of crossOriginPaths) api.use(path, ...allowCrossOriginReads);
  api.use(logLimitedRequests(services), traceCalls);
  api.use(
    methodNotAllowed({ app: api, onMethodNotAllowed: (c, methods) => fail(c, 405, "methodNotAllowed", { Allow: methods.join(", ") }) }),
  );
  checkRequests(api, services);
  api.use("/v1/*", markAsSimulation);
  api.use(checkApiKey(services));

  const sessions = createSessions(services);
  const parts: ApiParts = { services, sessions, mount: mountOn(api, services, sessions) };
  mountDownloads(parts);
  mountContent(parts);
  mountSearch(parts, loadShedder);
  mountPlaces(parts);
  mountContact(parts);
  mountCaptcha(parts);
  mountAccount(parts);
  mountRetrieval(parts);
  mountPersonalCenter(parts);
  mountAccountNewsletter(parts);
  mountStaff(parts);
  mountOpenApi(parts);
  mountSandbox(parts);
  mountCommands(parts);
  mountWebhooks(parts);
  mountWebhooksOfAccount(parts);
  mountNewsletter(parts);
  mountConsent(parts);
  parts.mount.everybody(endpoints.media.list, [], async (c) => succeed(c, await listPictures(context)));
  parts.mount.everybody(endpoints.config.i18n, [], async (c) => succeed(c, await readConfigs(context)));

  const description = cacheByVersion(
    () => "this process",
    async () => cacheBody(JSON.stringify(describeApi(environment.siteUrl, apiPath))),
  );
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-cache" };
  api.get("/openapi.json", async (c) => answerCachedBody(c, await description(), headers));
  const client = cacheByVersion(
    () => "this process",
    async () => cacheBody(readClientFile()),
  );
  const clientHeaders = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Disposition": 'attachment; filename="ecactus.ts"',
    "Cache-Control": "no-cache",
  };
  api.get("/ecactus.ts", async (c) => answerCachedBody(c, await client(), clientHeaders));

  api.notFound((c) => fail(c, 404, "notFound"));
  api.onError((error, c) => {
    const failure = classifyError(services, c, error, "api.failed", c.get("requestId"));
    if (failure.kind === "clientLeft") return fail(c, 400, "malformed");
    if (failure.kind === "databaseAway") return fail(c, 503, "unavailable", { "Retry-After": String(outageRetryAfter) });
    return fail(c, 500, "internal", { "X-Request-Id": failure.requestId });
  });
  return api;
}

/** Refuses bodies that are too large or compressed, and cross-site requests that change data. */
function checkRequests(api: Hono<VisitorEnv>, services: Services): void {
  api.use(limitBodies());

  api.use(async (c, next) => {
    const { method, path, raw } = c.req;
    if (method === "GET" || method === "HEAD") return next();
    if (!csrfExemptPaths.has(path) && !isSameOrigin(raw.headers, services.environment.siteUrl)) {
      await logSecurityEvent(c, services, { kind: "origin.refused" });
      return fail(c, 403, "foreignOrigin");
    }
    return hasEncodedBody(raw.headers) ? fail(c, 415, "unsupportedEncoding", { "Accept-Encoding": "identity" }) : next();
  });
}

function mountStaff(parts: ApiParts): void {
  mountStaffLogin(parts);
  mountPasskeyLogin(parts);
  mountOwnAccount(parts);
  mountStaffUsers(parts);
  mountLayout(parts);
  mountSite(parts);
  mountSynonyms(parts);
  mountRedirects(parts);
  mountDistributors(parts);
  mountAnalytics(parts);
  mountInbox(parts);
  mountMedia(parts);
  mountAccounts(parts);
  mountContentLifecycle(parts);
  mountEditing(parts);
  mountSheetPreview(parts);
  mountTranslation(parts);
  mountAgencies(parts);
  mountOverview(parts);
  mountPresence(parts);
  mountReviews(parts);
  mountNotices(parts);
  mountJobs(parts);
  mountSecurity(parts);
  mountStaffNewsletter(parts);
}

/** Reads what pages of each language show beside entries, by config key; languages without a config are omitted. */
async function readConfigs(context: Services["context"]) {
  const [configs, emptyTypes] = await Promise.all([readVisibleConfig(context), readEmptyTypes(context)]);
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const { configKey } = languages[code];
      const config = configs[configKey];
      return config ? [[configKey, { ...config, emptyTypes: emptyTypes[code] }]] : [];
    }),
  );
}
