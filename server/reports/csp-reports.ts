import { Hono, type Handler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { methodNotAllowed } from "hono/method-not-allowed";
import { openAnonymousCounter } from "#domain/visits";
import { logSample } from "#platform/log";
import { createRateLimiter } from "#platform/rate-limit";
import { plainTextErrorHandler } from "../failures.ts";
import { cspReportPath } from "../security-headers.ts";
import type { Services } from "../services.ts";
import { visitorRateLimitKey, type VisitorEnv } from "../visitor.ts";
import { isReportType, readViolations, type Violation } from "./read-violations.ts";

/** Generous, because browsers send one report per blocked resource. */
const pace = { burst: 30, perMinute: 30 };
const maxBytes = 16 * 1024;

/**
 * Accepts reports of browsers about policy violations. Reads no session or cookie. Anyone can send reports, so they are
 * rate-limited and only counted.
 */
export function acceptCspReports(services: Services): Handler<VisitorEnv> {
  const { context, environment } = services;
  const paces = createRateLimiter(pace);
  const record = createRecorder(services);
  const reports = new Hono<VisitorEnv>();
  reports.use(methodNotAllowed({ app: reports }));
  reports.onError(plainTextErrorHandler(services));
  reports.use(bodyLimit({ maxSize: maxBytes, onError: (c) => c.body(null, 413) }));
  reports.post(cspReportPath, async (c) => {
    c.header("Cache-Control", "no-store");
    const seconds = paces.take(visitorRateLimitKey(c, environment.trustedProxy), context.clock.now());
    if (seconds > 0) return c.body(null, 429, { "Retry-After": String(seconds) });
    const type = (c.req.header("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
    if (!isReportType(type)) return c.body(null, 415);
    const violations = readViolations(type, await c.req.text(), [environment.siteUrl.host, c.req.header("host")]);
    if (!violations) return c.body(null, 400);
    for (const violation of violations) record(violation);
    return c.body(null, 204);
  });
  return (c) => reports.fetch(c.req.raw, c.env);
}

/** Counts violations per day for the back office, and logs the first of each directive per minute. */
function createRecorder({ context, metrics }: Services): (violation: Violation) => void {
  const count = openAnonymousCounter(context);
  return ({ directive, blocked, page, language }) => {
    count("blocked", directive, language);
    metrics?.policyViolations.inc({ directive });
    logSample(context.log, { level: "info", event: "csp.reported", fields: { directive, blocked, page }, kind: { directive } });
  };
}
