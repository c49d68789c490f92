import { createApi } from "#server/api/api.ts";
import type { Envelope } from "#server/api/envelope.ts";
import type { Services } from "#server/services.ts";
import type { Context } from "../../domain/context.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { readMailedCode, signUpForm } from "./sign-up-form.ts";
import { checkApiContract } from "./check-api-contract.ts";
import { idleServices, createRecordingLog, testEnvironment } from "./test-environment.ts";

/** API response. For a download `file` is set, and `body` is a placeholder. */
export type ApiResponse = { status: number; body: Envelope; file?: Buffer; cookies: string[]; headers: Headers };

/** Simulated browser with its own cookies and, by default, its own client address. */
export type TestBrowser = {
  address: string;
  cookie(): string;
  call(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  send(path: string, text: string, headers: Record<string, string>): Promise<ApiResponse>;
  upload(path: string, bytes: Uint8Array<ArrayBuffer>, headers?: Record<string, string>): Promise<ApiResponse>;
};

let addresses = 0;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Opens the API on a test context, with functions that simulate browsers. */
export function openTestApi(
  context: Context,
  siteUrl = "http://site.test",
  changes: Partial<Pick<Services, "mailTransport" | "machineTranslator">> = {},
) {
  const services = { ...idleServices, ...changes, databaseUrl: "", listen: () => async () => {}, close: async () => {} };
  const log = createRecordingLog();
  const api = createApi({
    ...services,
    searchDatabase: context.database,
    context: { ...context, log },
    environment: testEnvironment({ siteUrl: new URL(siteUrl) }),
  });

  const open = (address?: string): TestBrowser => {
    addresses += 1;
    const clientAddress = address ?? `10.0.${addresses >> 8}.${addresses & 255}`;
    const jar = new Map<string, string>();
    const cookie = () => Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ");
    const request = async (path: string, init: RequestInit, more: Record<string, string>): Promise<ApiResponse> => {
      const headers = { cookie: cookie(), "accept-language": "en-US", "user-agent": firefox, ...more };
      const request = new Request(`${siteUrl}/api${path}`, { ...init, headers });
      const response = await api.fetch(request, { address: clientAddress });
      await checkApiContract(request, response);
      const cookies = response.headers.getSetCookie();
      for (const line of cookies) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (/max-age=0/i.test(line)) jar.delete(name!);
        else jar.set(name!, value!);
      }
      const { status, headers: responseHeaders } = response;
      const isFile = responseHeaders.has("content-disposition");
      if (isFile)
        return {
          status,
          body: { code: 200, message: "", data: null },
          file: Buffer.from(await response.arrayBuffer()),
          cookies,
          headers: responseHeaders,
        };
      return { status, body: (await response.json()) as Envelope, cookies, headers: responseHeaders };
    };
    const send = (path: string, text: string, headers: Record<string, string>) => request(path, { method: "POST", body: text }, headers);
    return {
      address: clientAddress,
      cookie,
      send,
      upload: (path, bytes, headers = {}) =>
        request(
          path,
          { method: "POST", body: bytes },
          { "content-type": "application/octet-stream", "sec-fetch-site": "same-origin", ...headers },
        ),
      call: (path, body, headers = {}) =>
        body === undefined
          ? request(path, {}, headers)
          : send(path, JSON.stringify(body), { "content-type": "application/json", ...headers }),
    };
  };

  const getCode = async (email: string, purpose = "signUp", browser = open()): Promise<string> => {
    const { token, cookie } = await storeCaptchaToken(context);
    const { body } = await browser.call("/account/code", { email, purpose, captcha: token }, { cookie });
    if (body.code !== 200) throw new Error(JSON.stringify(body));
    return readMailedCode(context, email);
  };

  const signUp = async (changes: Record<string, unknown> = {}) => {
    const form = signUpForm(changes);
    const browser = open();
    const code = await getCode(form.email);
    const answer = await browser.call("/account/sign-up", { ...form, code });
    if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body), { cause: log.lines.at(-1)?.error });
    return { browser, form, password: goodPassword, answer };
  };

  return { open, getCode, signUp, log: log.lines };
}
