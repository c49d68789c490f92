import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { signUpForm } from "./sign-up-form.ts";
import type { EdgeSite } from "./edge.ts";
import { waitForSentMails } from "./sent-mails.ts";

type EdgeAccount = { email: string; nickname: string; cookie: string; sessionToken: string };

export async function makeEdgeAccount(edgeSite: EdgeSite, name: string): Promise<EdgeAccount> {
  const id = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`;
  const [email, nickname] = [`${id}@edge.test`, `Nick${name}`];
  const form = signUpForm({ email, nickname, username: id.replaceAll("-", ".") });
  const { token, cookie } = await storeCaptchaToken(edgeSite.site.services.context);
  await post(edgeSite, "/api/account/code", { email, purpose: "signUp", captcha: token }, cookie);
  const [mail] = await waitForSentMails(edgeSite.site.services.environment.dataDir, email, 1);
  const code = /\d{6}/.exec(mail!.subject!)![0];
  const cookies = await post(edgeSite, "/api/account/sign-up", { ...form, code });
  const jar = cookies.map((line) => line.split(";", 1)[0]!);
  const sessionToken = jar.find((pair) => pair.includes("session_token="))?.split("=")[1];
  if (sessionToken === undefined) throw new Error(`The sign-up sets no session cookie: ${jar.join()}`);
  return { email, nickname, cookie: jar.join("; "), sessionToken };
}

async function post(edgeSite: EdgeSite, address: string, body: object, cookie = ""): Promise<string[]> {
  const headers = { "sec-fetch-site": "same-origin", "content-type": "application/json", cookie };
  const answer = await edgeSite.requestNginx(address, { method: "POST", body: JSON.stringify(body), headers });
  const text = answer.body.toString("utf8");
  if (!text.includes('"code":200')) throw new Error(`${address}: ${answer.status} ${text}`);
  return answer.cookies;
}
