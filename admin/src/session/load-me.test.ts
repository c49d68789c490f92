import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadMe } from "./load-me.ts";

const answers = vi.fn<(address: string) => { code: number; message: string; data: unknown; reason?: string }>();

beforeEach(() => vi.stubGlobal("fetch", async (address: string) => Response.json(answers(address))));
afterEach(() => vi.unstubAllGlobals());

const asked = () => answers.mock.calls.map(([address]) => address);

describe("back office sign-in guard", () => {
  test("loads the signed-in staff user", async () => {
    answers.mockReset().mockReturnValue({ code: 200, message: "", data: { name: "Noa", role: "editor" } });
    expect(await loadMe()).toEqual({ name: "Noa", role: "editor" });
    expect(asked()).toEqual(["/api/staff/me"]);
  });

  test.each(["notSignedIn", "notStaff", "secondFactorNeeded"])("ends a session that is refused as %s", async (reason) => {
    answers.mockReset().mockReturnValue({ code: 401, message: "", data: null, reason });
    expect(await loadMe()).toBeNull();
    expect(asked()).toEqual(["/api/staff/me", "/api/account/sign-out"]);
  });
});
