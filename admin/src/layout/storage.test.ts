import { afterEach, describe, expect, test, vi } from "vitest";
import { readStored, removeAllStored, removeStored, writeStored } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

const denied = () => {
  throw new DOMException("Access is denied for this document.", "SecurityError");
};
const full = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

describe("back office storage", () => {
  test.each([
    ["denies everything", { getItem: denied, setItem: denied, removeItem: denied }],
    ["does not exist", null],
    ["is full and holds an older text", { getItem: () => "older", setItem: full, removeItem: () => {} }],
  ])("keeps text until the tab closes if localStorage %s", (_, storage) => {
    vi.stubGlobal("localStorage", storage);
    writeStored("key", "typed");
    expect(readStored("key")).toBe("typed");
    removeStored("key");
    expect(readStored("key")).not.toBe("typed");
  });

  test("uses localStorage if it is available", () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    writeStored("key", "typed");
    expect([readStored("key"), stored.get("key")]).toEqual(["typed", "typed"]);
    removeStored("key");
    expect([readStored("key"), stored.size]).toEqual([null, 0]);
  });

  test("removes every value with a prefix, and no other", () => {
    const stored: Record<string, string> = { "typed.a": "1", "typed.b": "2", other: "3" };
    const removeItem = (key: string) => void delete stored[key];
    vi.stubGlobal("localStorage", Object.create({ setItem: full, getItem: (key: string) => stored[key] ?? null, removeItem }, {}));
    writeStored("typed.c", "in memory");
    vi.stubGlobal("localStorage", Object.assign(Object.create({ getItem: (key: string) => stored[key] ?? null, removeItem }), stored));
    removeAllStored("typed.");
    expect(stored).toEqual({ other: "3" });
    expect(readStored("typed.c")).toBeNull();
  });
});
