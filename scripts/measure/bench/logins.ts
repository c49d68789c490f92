import { randomUUID } from "node:crypto";
import { once } from "node:events";
import http from "node:http";
import { text } from "node:stream/consumers";
import { account, accountCredential } from "#db/schema.ts";
import type { Context } from "../../../domain/context.ts";
import { hashPassword } from "../../../domain/account/password/password.ts";
import { goodPassword } from "#tests/support/account.ts";
import { median } from "./load.ts";
import { proportionalMemory } from "./memory.ts";
import { withPinnedSite } from "./pinned-site.ts";
import { processorMs } from "./processor-time.ts";

type Print = (name: string, measured: string, bound: string) => void;

const milliseconds = 10_000;
const accounts = 20;
const atOnce = 8;
const oneByOne = 100;

/** Logins a second with the server on one core, while somebody reads a page every 10 ms; then what puzzles add to its memory. */
export async function measureLogins(dataDir: string, print: Print): Promise<void> {
  await withPinnedSite(dataDir, async ({ context, url, pid }) => {
    const names = await makeAccounts(context);
    await logIn(url, names[0]!, 0);
    const before = await processorMs(pid);
    for (let n = 0; n < oneByOne; n += 1) await logIn(url, names[n % accounts]!, n);
    const share = ((await processorMs(pid)) - before) / oneByOne;
    print("a login's share of a core", `${share.toFixed(1)} ms, however busy the machine is`, "at most 66 ms: 15 a second");
    const end = performance.now() + milliseconds;
    let done = 0;
    const people = Array.from({ length: atOnce }, async (_, person) => {
      for (let n = 0; performance.now() < end; n += 1) {
        await logIn(url, names[(person + n * atOnce) % accounts]!, n * atOnce + person);
        done += 1;
      }
    });
    const pages = await readUntil(end, `${url}/en/products`);
    await Promise.all(people);
    print("logins", `${Math.round((done * 1000) / milliseconds)} a second on one core`, "at least 15 a second");
    print("pages meanwhile", `median ${median(pages).toFixed(1)} ms, 99 % within ${atShare(pages, 0.99)} ms`, "within 50 ms");
    for (let n = 0; n < accounts; n += 1) await post(`${url}/api/captcha`, {}, n);
    print("memory after logins and puzzles, Node", `${(await proportionalMemory(pid, dataDir)).server} MB`, "under 200 MB");
  });
}

async function makeAccounts({ database }: Context): Promise<string[]> {
  const password = await hashPassword(goodPassword);
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  const rows = Array.from({ length: accounts }, (_, n) => ({
    id: randomUUID(),
    email: `bench${n}@site.test`,
    emailVerified: true,
    username: `bench.${n}`,
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
  return rows.map(({ username }) => username);
}

async function logIn(url: string, login: string, number: number): Promise<void> {
  const body = await post(`${url}/api/account/login`, { login, password: goodPassword, agree: true }, number);
  if (body.code !== 200) throw new Error(`A login was refused: ${JSON.stringify(body)}`);
}

/** Each number is another address, so that the limit for one is not what is measured. */
async function post(url: string, data: object, number: number): Promise<{ code: number }> {
  const headers = { "content-type": "application/json", "x-forwarded-for": `10.9.${number >> 8}.${number & 255}` };
  return (await (await fetch(url, { method: "POST", headers, body: JSON.stringify(data) })).json()) as { code: number };
}

async function readUntil(end: number, url: string): Promise<number[]> {
  // A reader has a connection of their own; fetch would let pages wait behind logins on those it shares.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  while (performance.now() < end) {
    const startedAt = performance.now();
    const [response] = (await once(http.get(url, { agent }), "response")) as [http.IncomingMessage];
    await text(response);
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  agent.destroy();
  return times;
}

function atShare(values: readonly number[], share: number): string {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!.toFixed(1);
}
