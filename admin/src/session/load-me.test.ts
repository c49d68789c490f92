import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadMe } from "./load-me.ts";

const answers = vi.fn<(address: string) => { code: number; message: string; data: unknown; reason?: string }>();

beforeEach(() => vi.stubGlobal("fetch", async (address: string) => Response.json(answers(address))));
afterEach(() => vi.unstubAllGlobals());

const asked = () => answers.mock.calls.map(([address]) => address);

describe("current staff user", () => {
  test("is loaded for a valid session", async () => {
    answers.mockReset().mockReturnValue({ code: 200, message: "", data: { name: "Noa", role: "editor" } });
    expect(await loadMe()).toEqual({ name: "Noa", role: "editor" });
    expect(asked()).toEqual(["/api/staff/me"]);
  });

  test.each(["notSignedIn", "notStaff", "secondFactorNeeded"])("is null after the error %s, which ends the session", async (reason) => {
    answers.mockReset().mockReturnValue({ code: 401, message: "", data: null, reason });
    expect(await loadMe()).toBeNull();
    expect(asked()).toEqual(["/api/staff/me", "/api/account/sign-out"]);
  });
});
