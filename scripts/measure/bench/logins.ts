import { randomUUID } from "node:crypto";
import http from "node:http";
import { text } from "node:stream/consumers";
import { account, accountCredential } from "#db/account.ts";
import type { Context } from "../../../domain/context.ts";
import { hashPassword } from "../../../domain/account/password/password.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { atShare, median } from "./load.ts";
import { proportionalMemory } from "./memory.ts";
import { withPinnedSite } from "./pinned-site.ts";
import { processorMs } from "./processor-time.ts";
import { mustSucceed } from "./must-succeed.ts";

type Print = (name: string, measured: string, bound: string) => void;

const milliseconds = 10_000;
const accounts = 20;
const atOnce = 8;
const oneByOne = 100;
const username = (n: number) => `bench.${n % accounts}`;

/** Logins a second with the server on one core, while somebody reads a page every 10 ms; then what puzzles add to its memory. */
export async function measureLogins(dataDir: string, print: Print): Promise<void> {
  await withPinnedSite(dataDir, async ({ context, url, pid }) => {
    await makeAccounts(context);
    await logIn(url, 0, 0);
    const before = await processorMs(pid);
    for (let n = 0; n < oneByOne; n += 1) await logIn(url, n, n);
    const share = ((await processorMs(pid)) - before) / oneByOne;
    print("a login's share of a core", `${share.toFixed(1)} ms, however busy the machine is`, "at most 66 ms: 15 a second");
    const end = performance.now() + milliseconds;
    let done = 0;
    const people = Array.from({ length: atOnce }, async (_, person) => {
      for (let n = 0; performance.now() < end; n += 1) {
        await logIn(url, person + n * atOnce, n * atOnce + person);
        done += 1;
      }
    });
    const pages = await readUntil(end, `${url}/en/products`);
    await Promise.all(people);
    print("logins", `${Math.round((done * 1000) / milliseconds)} a second on one core`, "at least 15 a second");
    print("pages meanwhile", `median ${median(pages).toFixed(1)} ms, 99 % within ${atShare(pages, 0.99).toFixed(1)} ms`, "within 50 ms");
    for (let n = 0; n < accounts; n += 1) await (await post(`${url}/api/captcha`, {}, n)).body?.cancel();
    print("memory after logins and puzzles, Node", `${(await proportionalMemory(pid, dataDir)).server} MB`, "under 200 MB");
  });
}

async function makeAccounts({ database }: Context): Promise<void> {
  const password = await hashPassword(goodPassword);
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  const rows = Array.from({ length: accounts }, (_, n) => ({
    id: randomUUID(),
    email: `bench${n}@site.test`,
    emailVerified: true,
    username: username(n),
    name: "Bench",
    phone: `+336123400${String(n).padStart(2, "0")}`,
    callingCode: "33",
    country: "FR",
    language: "fr",
    ...times,
  }));
  await database.insert(account).values(rows);
  await database
    .insert(accountCredential)
    .values(rows.map(({ id }) => ({ userId: id, providerId: "credential", accountId: id, password, ...times })));
}

/** The limit for one address is not what is measured, so each try may come from another. */
async function logIn(url: string, person: number, address: number): Promise<void> {
  const response = await post(`${url}/api/account/login`, { login: username(person), password: goodPassword, agree: true }, address);
  await mustSucceed(response, "A login");
}

function post(url: string, data: object, address: number): Promise<Response> {
  const headers = { "content-type": "application/json", "x-forwarded-for": `10.9.${address >> 8}.${address & 255}` };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(data) });
}

async function readUntil(end: number, url: string): Promise<number[]> {
  // A reader has a connection of their own; fetch would let pages wait behind logins on those it shares.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  while (performance.now() < end) {
    const startedAt = performance.now();
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => http.get(url, { agent }, resolve).once("error", reject));
    await text(response);
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  agent.destroy();
  return times;
}
