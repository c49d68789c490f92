import { createListeners } from "#app/ui/listeners.ts";
import type { DocumentWebVitals, VisitAction } from "#domain/visits/schema";
import type { Language } from "#i18n/languages.ts";

/** Analytics data of a visit, collected with consent to statistics. Paths have no query. */
export type Visitor = {
  client: "desktop" | "mobile";
  landingPage: string;
  browser: string;
  /** Whether the visit has had only one page view (a bounce). */
  jumpOut: boolean;
  refer: string | undefined;
  timezone: string;
  routes: readonly string[];
  resources: readonly string[];
  /** Both lists are set once the recording of the visit starts. */
  acts?: readonly VisitAction[];
  vitals?: readonly DocumentWebVitals[];
};

/** Data of the list page that was shown last. The browser's back button shows it without a request. */
export type CachedList = { address: string; data: unknown; at: number };

export type AppState = {
  lang: Language;
  newsList: CachedList | undefined;
  productsList: CachedList | undefined;
  /** Selected sector on the pages of cases and events: 0 all, 1 utility, 2 commercial and industrial, 3 residential. */
  functionId: number;
  sessionId: string;
  /** Set by a link to the contact form, which then takes the focus. */
  scrollToContact: boolean;
  consentOpen: boolean;
  visitor: Visitor;
};

/**
 * State of the specification. `app/entry.client.tsx` sets the language before the first render, so Chinese never shows by default.
 */
export const initialAppState: AppState = {
  lang: "cn",
  newsList: undefined,
  productsList: undefined,
  functionId: 0,
  sessionId: "",
  scrollToContact: false,
  consentOpen: false,
  visitor: {
    client: "desktop",
    landingPage: "",
    browser: "",
    jumpOut: true,
    refer: undefined,
    timezone: "",
    routes: [],
    resources: [],
  },
};

let state = initialAppState;
const { subscribe, tell } = createListeners();

export const appState = (): AppState => state;

/** Must not run on the server, where one process serves all visitors. */
export function setAppState(change: Partial<AppState>): void {
  state = { ...state, ...change };
  tell();
}

export const subscribeToAppState = subscribe;
