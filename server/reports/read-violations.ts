import * as v from "valibot";
import { matchPage } from "#app/routing/match-page.ts";
import type { Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";

/** Directives of this site's policies, and those that browsers report instead. */
const directives = [
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "connect-src",
  "font-src",
  "frame-src",
  "child-src",
  "worker-src",
  "media-src",
  "object-src",
  "manifest-src",
  "form-action",
  "frame-ancestors",
  "base-uri",
] as const;

/** `blocked`: host, scheme or keyword such as `inline`; `page`: path pattern of the route table. */
export type Violation = { directive: (typeof directives)[number]; blocked: string; page: string; language: Language };

const mostReports = 20;
const longestHost = 100;
const text = v.nullish(v.string(), "");
const knownDirective = v.picklist(directives);

/** Body format of `report-uri`, which Firefox and Safari use. */
const legacySchema = v.pipe(
  v.object({
    "csp-report": v.object({
      "document-uri": v.string(),
      "blocked-uri": text,
      "source-file": text,
      "effective-directive": text,
      "violated-directive": text,
    }),
  }),
  v.transform(({ "csp-report": report }) => [
    {
      document: report["document-uri"],
      blocked: report["blocked-uri"],
      source: report["source-file"],
      // Older browsers send the whole directive with its sources.
      directive: (report["effective-directive"] || report["violated-directive"]).split(" ", 1)[0],
    },
  ]),
);

/** Body format of the Reporting API; only CSP reports are requested. */
const reportsSchema = v.pipe(
  v.array(
    v.object({
      type: v.literal("csp-violation"),
      body: v.object({ documentURL: v.string(), blockedURL: text, sourceFile: text, effectiveDirective: v.string() }),
    }),
  ),
  v.maxLength(mostReports),
  v.transform((reports) =>
    reports.map(({ body }) => ({
      document: body.documentURL,
      blocked: body.blockedURL,
      source: body.sourceFile,
      directive: body.effectiveDirective,
    })),
  ),
);

const schemas = { "application/csp-report": legacySchema, "application/reports+json": reportsSchema };
type ReportType = keyof typeof schemas;

export const isReportType = (type: string): type is ReportType => Object.hasOwn(schemas, type);

/**
 * Extracts violations on pages of these hosts; returns `undefined` for an invalid report. Ignores browser extensions. Keeps only
 * the blocked host and the kind of page.
 */
export function readViolations(type: ReportType, body: string, hosts: readonly (string | undefined)[]): Violation[] | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schemas[type]), body);
  if (!result.success) return undefined;
  return result.output.flatMap(({ document, blocked, source, directive }) => {
    const page = URL.parse(document);
    if (!page || !hosts.includes(page.host) || isOfExtension(blocked) || isOfExtension(source)) return [];
    return v.is(knownDirective, directive) ? [{ directive, blocked: shorten(blocked), ...placeOf(page.pathname) }] : [];
  });
}

/** Schemes of extensions and browser pages, which some browsers send without a host. */
const extensions = /^((chrome|moz|safari|safari-web|ms-browser)-extension|chrome|resource|about|user-script|webkit-masked-url)(:|$)/;
const isOfExtension = (address: string) => extensions.test(address);

function shorten(blocked: string): string {
  const host = /^(https?|wss?):/.test(blocked) ? URL.parse(blocked)?.host : undefined;
  return (host ?? /^[a-z-]{1,30}(?=:|$)/.exec(blocked)?.[0] ?? "").slice(0, longestHost);
}

function placeOf(pathname: string): Pick<Violation, "page" | "language"> {
  const { path, language } = splitPath(pathname);
  const isAdmin = path === "/admin" || path === "/admin/";
  return { page: isAdmin ? "/admin" : (matchPage(path)?.page.path ?? "unknown"), language };
}
