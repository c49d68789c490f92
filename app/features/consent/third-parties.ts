import type { OptionalCategory } from "#domain/consent/schema";
import { browserApi } from "#app/form/browser-api.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Purposes of Google's Consent Mode v2 with the category that allows each. */
const allowedBy = {
  ad_storage: "marketing",
  ad_user_data: "marketing",
  ad_personalization: "marketing",
  analytics_storage: "statistics",
  functionality_storage: "preference",
  personalization_storage: "preference",
} as const satisfies Record<string, OptionalCategory>;

let lastPixelPath: string | undefined;

/** Loads the tag manager and the tracking pixel for the consented categories. The tag manager receives the consent state first. */
export function loadThirdParties(
  categories: readonly OptionalCategory[],
  { gtmId, pixelUrl }: { gtmId?: string; pixelUrl?: string },
  pathname: string,
): void {
  const consentStates = (isGranted: (category: OptionalCategory) => boolean) =>
    Object.fromEntries(Object.entries(allowedBy).map(([name, category]) => [name, isGranted(category) ? "granted" : "denied"]));
  const granted = (category: OptionalCategory) => categories.includes(category);
  if (gtmId !== undefined && (granted("statistics") || granted("marketing"))) {
    const isFirst = window.dataLayer === undefined;
    window.dataLayer ??= [];
    if (isFirst) gtag("consent", "default", { ...consentStates(() => false), security_storage: "granted" });
    gtag("consent", "update", consentStates(granted));
    if (isFirst) loadTagManager(gtmId);
  }
  if (pixelUrl !== undefined && granted("marketing") && lastPixelPath !== pathname) {
    lastPixelPath = pathname;
    new Image().src = pixelUrl;
  }
}

const reportedHosts = new Set<string>();

/** Reports hosts that TAG_HOSTS lacks to the site's log: host and directive, without data of the visitor or the page. */
function reportBlocked({ blockedURI, effectiveDirective: directive }: SecurityPolicyViolationEvent): void {
  const host = /^https?:/.test(blockedURI) ? new URL(blockedURI).host : blockedURI;
  // Ignores browser extensions, whose resources have a scheme of their own.
  if (host.includes(":/") || reportedHosts.has(directive + host)) return;
  reportedHosts.add(directive + host);
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

/** Pushes an `arguments` object: the tag manager does not accept an array. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  commands().push(arguments);
}
