import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { IssuedPuzzle } from "#domain/captcha/schema";
import { createApi } from "#server/api/api.ts";
import type { Envelope } from "#server/api/envelope.ts";
import type { Context } from "../../domain/context.ts";
import { idleServices, createRecordingLog, testEnvironment } from "./test-environment.ts";

export const verificationFailed = { code: 400, message: "Verification failure", reason: "captchaFailed", data: null };

export function openCaptchaApi(context: Context, siteUrl = "http://site.test") {
  const services = { ...idleServices, databaseUrl: "", listen: () => async () => {}, close: async () => {} };
  const log = createRecordingLog();
  const api = createApi({
    ...services,
    searchDatabase: context.database,
    context: { ...context, log },
    environment: testEnvironment({ siteUrl: new URL(siteUrl) }),
  });
  let address = 0;

  async function post(path: string, body: unknown, cookie = "", from = `192.0.2.${address}`) {
    const headers = { "content-type": "application/json", cookie };
    const response = await api.fetch(new Request(`${siteUrl}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) }), {
      address: from,
    });
    return { response, body: (await response.json()) as Envelope };
  }

  async function newPuzzle(from?: string): Promise<{
    puzzle: IssuedPuzzle;
    cookie: string;
    visitor: string;
  }> {
    const { response, body } = await post("/captcha", {}, "", from);
    const cookie = response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
    return { puzzle: body.data as IssuedPuzzle, cookie, visitor: cookie.split("=")[1]! };
  }

  /** Changes the client address, so that rate limits start anew. */
  const changeAddress = () => {
    address += 1;
  };

  return { post, newPuzzle, changeAddress, log: log.lines };
}

/** Solves the proof of work of a puzzle, encoded as a browser sends it. */
export async function solveProofOfWork(puzzle: Pick<IssuedPuzzle, "challenge">): Promise<string> {
  const solution = await solveChallenge({ challenge: puzzle.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: puzzle.challenge, solution })).toString("base64");
}
