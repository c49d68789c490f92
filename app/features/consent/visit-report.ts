import { longestAddress, longestList, type DocumentVitals, type Vital, type VisitAct } from "#domain/visits/schema";
import { appState, setAppState, type Visitor } from "#app/page/app-state.ts";
import { createBrowserApi } from "#app/form/browser-api.ts";
import { isMobile } from "#app/page/use-is-mobile.ts";
import { browserName } from "./browser-name.ts";
import { measureVitals } from "./measure-vitals.ts";
import { keepVisit, readVisit } from "./kept-visit.ts";

type KeptVisit = Pick<Visitor, "landingPage" | "refer" | "routes" | "resources" | "acts" | "vitals"> & { sessionId: string };

let lastReport = "";
let measured: DocumentVitals | undefined;
/** With the name of the act before it. */
const longestPath = longestAddress - 10;
const file = /\.(pdf|zip|docx?|xlsx?|csv|mp4|webm|step|dwg)$/i;

/** Counts a page of this visit, which statistics were agreed to for. What was seen before that is not known. */
export function follow(pathname: string): void {
  if (appState().sessionId === "") begin();
  const { visitor } = appState();
  const route = pathname.slice(0, longestAddress);
  if (visitor.routes.at(-1) !== route) see({ routes: [...visitor.routes, route].slice(-longestList) });
}

function begin(): void {
  const kept = readKept();
  const referrer = document.referrer && new URL(document.referrer);
  const foreign =
    referrer && referrer.origin !== location.origin ? (referrer.origin + referrer.pathname).slice(0, longestAddress) : undefined;
  const visitor: Visitor = {
    ...appState().visitor,
    client: isMobile() ? "mobile" : "desktop",
    browser: browserName(navigator.userAgent),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
    landingPage: kept?.landingPage ?? documentPath(),
    refer: kept ? kept.refer : foreign,
    routes: kept?.routes ?? [],
    resources: kept?.resources ?? [],
    acts: kept?.acts ?? [],
    vitals: kept?.vitals ?? [],
  };
  setAppState({ sessionId: kept?.sessionId ?? randomId(), visitor });
  document.addEventListener("click", noteResource, { capture: true, passive: true });
  for (const type of ["input", "submit"]) document.addEventListener(type, noteAct, { capture: true, passive: true });
  measureVitals(noteVital);
  // Comes last, also when a page is left; what `pagehide` would send before it lacks the vitals, and might arrive after them.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && report());
}

function documentPath(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation ? new URL(navigation.name).pathname : location.pathname).slice(0, longestAddress);
}

/** A file that is opened or saved. */
function noteResource({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== location.origin || !(link.hasAttribute("download") || file.test(link.pathname))) return;
  see({ resources: [...appState().visitor.resources, link.pathname.slice(0, longestAddress)].slice(-longestList) });
}

/** A form that is begun and sent, a tool that is used: that it is, never with what. */
function noteAct({ target, type }: Event): void {
  const form = target instanceof Element && target.closest("form");
  // The choice about cookies itself is proven elsewhere, and a dialog's form only closes it.
  if (!form || form.method === "dialog" || form.querySelector("[name=statistics]")) return;
  const { pathname } = new URL(form.getAttribute("action") ?? "", location.href);
  const act: VisitAct = `${kindOfAct(form.method, pathname, type)}:${pathname.slice(0, longestPath)}`;
  const { acts = [] } = appState().visitor;
  // What is typed into a search is sought only when it is sent.
  const isDone = type === "submit" || !act.startsWith("searched");
  if (isDone && !acts.includes(act)) see({ acts: [...acts, act].slice(-longestList) });
}

function kindOfAct(method: string, pathname: string, type: string) {
  if (method === "post") return type === "submit" ? "sent" : "begun";
  return pathname.endsWith("/search") ? "searched" : "used";
}

/** A page that is gone on to inside the site is no load of its own: it is the document that is measured, under the page it was opened with. */
function noteVital(vital: Vital, value: number): void {
  // They come once more with the reload after a withdrawal, and nothing of the visit may be kept again.
  if (readVisit() === null) return;
  const { vitals = [] } = appState().visitor;
  const others = measured ? vitals.slice(0, -1) : vitals;
  measured = { page: documentPath(), ...measured, [vital]: value };
  see({ vitals: [...others, measured].slice(-longestList) });
}

function see(change: Partial<Pick<Visitor, "routes" | "resources" | "acts" | "vitals">>): void {
  const visitor = { ...appState().visitor, ...change };
  setAppState({ visitor: { ...visitor, jumpOut: visitor.routes.length < 2 } });
  const { landingPage, refer, routes, resources, acts, vitals } = visitor;
  keepVisit(JSON.stringify({ sessionId: appState().sessionId, landingPage, refer, routes, resources, acts, vitals } satisfies KeptVisit));
}

/** Once for each state of things: both events come when a page is left. */
function report(): void {
  const { sessionId, visitor } = appState();
  const body = { sessionId, ...visitor };
  const text = JSON.stringify(body);
  // The key goes with the consent.
  if (text === lastReport || readVisit() === null) return;
  lastReport = text;
  createBrowserApi({ keepalive: true })
    .post("/visit", body)
    .catch(() => {});
}

function readKept(): KeptVisit | undefined {
  try {
    return (JSON.parse(readVisit() ?? "null") as KeptVisit | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `crypto.randomUUID` is there on https only. */
function randomId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
}
