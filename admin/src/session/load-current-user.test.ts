import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadCurrentUser } from "./load-current-user.ts";

const respond = vi.fn<(address: string) => { code: number; message: string; data: unknown; reason?: string }>();

beforeEach(() => {
  vi.stubGlobal("fetch", async (address: string) => Response.json(respond(address)));
  vi.stubGlobal("document", { cookie: "signed_in=1" });
});
afterEach(() => vi.unstubAllGlobals());

const requestedAddresses = () => respond.mock.calls.map(([address]) => address);

describe("current staff user", () => {
  test("is null without a call if the browser has no session", async () => {
    vi.stubGlobal("document", { cookie: "" });
    respond.mockReset();
    expect(await loadCurrentUser()).toBeNull();
    expect(requestedAddresses()).toEqual([]);
  });

  test("is loaded for a valid session", async () => {
    respond.mockReset().mockReturnValue({ code: 200, message: "", data: { name: "Noa", role: "editor" } });
    expect(await loadCurrentUser()).toEqual({ name: "Noa", role: "editor" });
    expect(requestedAddresses()).toEqual(["/api/staff/me"]);
  });

  test.each(["notSignedIn", "notStaff", "secondFactorNeeded"])("is null after the error %s, which ends the session", async (reason) => {
    respond.mockReset().mockReturnValue({ code: 401, message: "", data: null, reason });
    expect(await loadCurrentUser()).toBeNull();
    expect(requestedAddresses()).toEqual(["/api/staff/me", "/api/account/sign-out"]);
  });
});
