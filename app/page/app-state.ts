import { createListeners } from "#app/ui/listeners.ts";
import type { DocumentVitals, VisitAct } from "#domain/visits/schema";
import type { Language } from "#i18n/languages.ts";

/** What is told of a visit, where statistics are agreed to. Paths are without their query. */
export type Visitor = {
  client: "desktop" | "mobile";
  landingPage: string;
  browser: string;
  /** Until a second page is seen. */
  jumpOut: boolean;
  refer: string | undefined;
  timezone: string;
  routes: readonly string[];
  resources: readonly string[];
  /** These two are there from the moment at which the visit is followed. */
  acts?: readonly VisitAct[];
  vitals?: readonly DocumentVitals[];
};

/** The data of a list page as it was last seen, so that the way back to it needs no network. */
export type KeptList = { address: string; data: unknown; at: number };

export type AppState = {
  lang: Language;
  newsList: KeptList | undefined;
  productsList: KeptList | undefined;
  /** Sector that is chosen on cases and activities: 0 all, 1 utility, 2 commercial and industrial, 3 residential. */
  functionId: number;
  sessionId: string;
  /** Set on the way to the contact page, whose form then takes the focus. */
  scrollToContact: boolean;
  /** Whether the choice about cookies is being changed. */
  consentOpen: boolean;
  visitor: Visitor;
};

/** Resolved before the first render (app/entry.client.tsx): nobody sees Chinese because of it. */
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

/** For the browser only: on the server one process serves all visitors. */
export function setAppState(change: Partial<AppState>): void {
  state = { ...state, ...change };
  tell();
}

export const subscribeToAppState = subscribe;
