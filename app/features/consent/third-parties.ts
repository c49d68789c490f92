import type { OptionalCategory } from "#domain/consent/schema";
import { browserApi } from "#app/form/browser-api.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's names for what a tag may do, by the category that allows it (Consent Mode v2). */
const allowedBy = {
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  analytics_storage: "statistics",
  functionality_storage: "preference",
  personalization_storage: "preference",
} as const satisfies Record<string, OptionalCategory>;

let counted: string | undefined;

/** Lets the tag manager and the tracking pixel in, as far as the categories go. The tag manager is told of them first. */
export function admit(
  categories: readonly OptionalCategory[],
  { gtmId, pixelUrl }: { gtmId?: string; pixelUrl?: string },
  pathname: string,
): void {
  const states = (isGranted: (category: OptionalCategory) => boolean) =>
    Object.fromEntries(Object.entries(allowedBy).map(([name, category]) => [name, isGranted(category) ? "granted" : "denied"]));
  const granted = (category: OptionalCategory) => categories.includes(category);
  if (gtmId !== undefined && (granted("statistics") || granted("marketing"))) {
    const isFirst = window.dataLayer === undefined;
    window.dataLayer ??= [];
    if (isFirst) gtag("consent", "default", { ...states(() => false), security_storage: "granted" });
    gtag("consent", "update", states(granted));
    if (isFirst) loadTagManager(gtmId);
  }
  if (pixelUrl !== undefined && granted("marketing") && counted !== pathname) {
    counted = pathname;
    new Image().src = pixelUrl;
  }
}

const reported = new Set<string>();

/** The site's log is to say which hosts its TAG_HOSTS lacks: the host and what for, and nothing of who saw it or where. */
function reportBlocked({ blockedURI, effectiveDirective: directive }: SecurityPolicyViolationEvent): void {
  const host = /^https?:/.test(blockedURI) ? new URL(blockedURI).host : blockedURI;
  // What an extension of the browser puts into the page is named by its scheme.
  if (host.includes(":/") || reported.has(directive + host)) return;
  reported.add(directive + host);
  browserApi()
    .post("/blocked-tag", { host, directive })
    .catch(() => {});
}

function loadTagManager(gtmId: string): void {
  document.addEventListener("securitypolicyviolation", reportBlocked);
  commands().push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${gtmId}`;
  document.head.append(script);
}

const commands = () => (window.dataLayer ??= []);

/** The tag manager knows its commands by this: an `arguments` object, which no array can stand for. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  commands().push(arguments);
}
