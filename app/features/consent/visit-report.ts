import { maxAddressLength, maxListLength, type DocumentWebVitals, type WebVital, type VisitAction } from "#domain/visits/schema";
import { appState, setAppState, type Visitor } from "#app/page/app-state.ts";
import { createBrowserApi } from "#app/form/browser-api.ts";
import { isMobile } from "#app/page/use-is-mobile.ts";
import { browserName } from "./browser-name.ts";
import { measureVitals } from "./measure-vitals.ts";
import { storeVisit, readVisit } from "./visit-storage.ts";

type StoredVisit = Pick<Visitor, "landingPage" | "refer" | "routes" | "resources" | "acts" | "vitals"> & { sessionId: string };

let lastReport = "";
let currentVitals: DocumentWebVitals | undefined;
/** Leaves room for the kind of the act, which precedes the path. */
const maxPathLength = maxAddressLength - 10;
const filePattern = /\.(pdf|zip|docx?|xlsx?|csv|mp4|webm|step|dwg)$/i;

/** Records a page view, with consent to statistics. Earlier page views are not recorded. */
export function recordPageView(pathname: string): void {
  if (appState().sessionId === "") startVisit();
  const { visitor } = appState();
  const route = pathname.slice(0, maxAddressLength);
  if (visitor.routes.at(-1) !== route) updateVisitor({ routes: [...visitor.routes, route].slice(-maxListLength) });
}

function startVisit(): void {
  const stored = readStoredVisit();
  const referrer = document.referrer && new URL(document.referrer);
  const externalReferrer =
    referrer && referrer.origin !== location.origin ? (referrer.origin + referrer.pathname).slice(0, maxAddressLength) : undefined;
  const visitor: Visitor = {
    ...appState().visitor,
    client: isMobile() ? "mobile" : "desktop",
    browser: browserName(navigator.userAgent),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
    landingPage: stored?.landingPage ?? documentPath(),
    refer: stored ? stored.refer : externalReferrer,
    routes: stored?.routes ?? [],
    resources: stored?.resources ?? [],
    acts: stored?.acts ?? [],
    vitals: stored?.vitals ?? [],
  };
  setAppState({ sessionId: stored?.sessionId ?? randomId(), visitor });
  document.addEventListener("click", recordResource, { capture: true, passive: true });
  for (const type of ["input", "submit"]) document.addEventListener(type, recordAct, { capture: true, passive: true });
  measureVitals(recordVital);
  // The last reliable event before a page is left. A report on `pagehide` would precede it, lack the vitals, and might arrive
  // later.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && report());
}

function documentPath(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation ? new URL(navigation.name).pathname : location.pathname).slice(0, maxAddressLength);
}

function recordResource({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== location.origin || !(link.hasAttribute("download") || filePattern.test(link.pathname))) return;
  updateVisitor({ resources: [...appState().visitor.resources, link.pathname.slice(0, maxAddressLength)].slice(-maxListLength) });
}

/** Records that a form was begun or sent, or that a tool was used; never its values. */
function recordAct({ target, type }: Event): void {
  const form = target instanceof Element && target.closest("form");
  // Skips the consent form, which has its own proof, and forms of dialogs, which only close them.
  if (!form || form.method === "dialog" || form.querySelector("[name=statistics]")) return;
  const { pathname } = new URL(form.getAttribute("action") ?? "", location.href);
  const act: VisitAction = `${kindOfAct(form.method, pathname, type)}:${pathname.slice(0, maxPathLength)}`;
  const { acts = [] } = appState().visitor;
  // Records a search when it is submitted, not while it is typed.
  const isDone = type === "submit" || !act.startsWith("searched");
  if (isDone && !acts.includes(act)) updateVisitor({ acts: [...acts, act].slice(-maxListLength) });
}

function kindOfAct(method: string, pathname: string, type: string) {
  if (method === "post") return type === "submit" ? "sent" : "begun";
  return pathname.endsWith("/search") ? "searched" : "used";
}

/** Records a web vital under the page that the document was loaded with: client-side navigations are not measured separately. */
function recordVital(vital: WebVital, value: number): void {
  // After a withdrawal, the reload reports vitals again, but nothing of the visit may be stored.
  if (readVisit() === null) return;
  const { vitals = [] } = appState().visitor;
  const others = currentVitals ? vitals.slice(0, -1) : vitals;
  currentVitals = { page: documentPath(), ...currentVitals, [vital]: value };
  updateVisitor({ vitals: [...others, currentVitals].slice(-maxListLength) });
}

function updateVisitor(change: Partial<Pick<Visitor, "routes" | "resources" | "acts" | "vitals">>): void {
  const visitor = { ...appState().visitor, ...change };
  setAppState({ visitor: { ...visitor, jumpOut: visitor.routes.length < 2 } });
  const { landingPage, refer, routes, resources, acts, vitals } = visitor;
  storeVisit(
    JSON.stringify({ sessionId: appState().sessionId, landingPage, refer, routes, resources, acts, vitals } satisfies StoredVisit),
  );
}

/** Sends a report unless nothing has changed since the last one. */
function report(): void {
  const { sessionId, visitor } = appState();
  const body = { sessionId, ...visitor };
  const text = JSON.stringify(body);
  // Without the stored visit, consent was withdrawn.
  if (text === lastReport || readVisit() === null) return;
  lastReport = text;
  createBrowserApi({ keepalive: true })
    .post("/visit", body)
    .catch(() => {});
}

function readStoredVisit(): StoredVisit | undefined {
  try {
    return (JSON.parse(readVisit() ?? "null") as StoredVisit | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `crypto.randomUUID` exists only on https. */
function randomId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
}
