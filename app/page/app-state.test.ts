import { expect, test, vi } from "vitest";
import { appState, initialAppState, setAppState, subscribeToAppState } from "./app-state.ts";

test("app state › starts with the values of the specification", () => {
  expect(appState()).toEqual(initialAppState);
  expect(appState()).toMatchObject({
    lang: "cn",
    newsList: undefined,
    productsList: undefined,
    functionId: 0,
    sessionId: "",
    scrollToContact: false,
  });
  expect(appState().visitor).toEqual({
    client: "desktop",
    landingPage: "",
    browser: "",
    jumpOut: true,
    refer: undefined,
    timezone: "",
    routes: [],
    resources: [],
  });
});

test("app state › merges a change and notifies subscribers until they unsubscribe", () => {
  const listener = vi.fn();
  const stop = subscribeToAppState(listener);
  const before = appState();
  setAppState({ functionId: 2 });
  expect(appState()).toEqual({ ...before, functionId: 2 });
  // Earlier snapshots are not mutated.
  expect(before.functionId).toBe(0);
  stop();
  setAppState({ functionId: 3 });
  expect(listener).toHaveBeenCalledTimes(1);
});
