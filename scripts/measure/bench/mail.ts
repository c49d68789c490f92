import assert from "node:assert";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { queueMail } from "#domain/mail";
import type { Context } from "../../../domain/context.ts";
import { storeCaptchaToken } from "#scripts/running-site/store-captcha-token.ts";
import { countMailJobs } from "#scripts/running-site/count-mail-jobs.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { median } from "./load.ts";
import { withPinnedSite } from "./pinned-site.ts";
import { mustSucceed } from "./must-succeed.ts";

type Print = (name: string, measured: string, bound: string) => void;

const waiting = 10_000;
const together = 1_000;
const codes = 10;
/** What a mail server commonly takes to store one. */
const millisecondsPerMail = 50;
const patienceMs = 600_000;

/** Mails a second, and how soon a code arrives while 10,000 other mails wait. */
export async function measureMail(dataDir: string, print: Print): Promise<void> {
  const server = await startServer();
  await withPinnedSite(
    dataDir,
    async ({ context, url }) => {
      const readers = Array.from({ length: waiting }, (_, n) => `reader${n}@bench.test`);
      const from = performance.now();
      for (let n = 0; n < waiting; n += together) await queue(context, readers.slice(n, n + together));
      const delays: number[] = [];
      let behind = waiting;
      for (let n = 0; n < codes; n += 1) {
        delays.push(await timeCode(context, url, server.arrivals, n));
        behind = Math.min(behind, waiting - (server.arrivals.size - n - 1));
        await pause(Math.random() * 1_000);
      }
      print(
        "a code behind mails",
        `${Math.round(median(delays))} ms (at most ${Math.round(Math.max(...delays))}), ${behind} to ${waiting} waiting`,
        "within 5000 ms",
      );
      await poll(
        () => server.arrivals.size,
        (count) => count >= waiting + codes,
        patienceMs,
      );
      const seconds = (Math.max(...server.arrivals.values()) - from) / 1000;
      print("mails", `${Math.round(waiting / seconds)} a second, each taking the server ${millisecondsPerMail} ms`, "at least 50 a second");
      await pause(1_000);
      print("delivered mails in the database", String(await countMailJobs(context.database)), "0");
    },
    { SMTP_URL: server.url },
  );
  await server.close();
}

async function queue(context: Context, receivers: readonly string[]): Promise<void> {
  const mails = receivers.map((to) => ({ name: "newsletterConfirmed" as const, language: "en" as const, to, data: {} }));
  await context.database.transaction((transaction) => queueMail(context, transaction, mails));
}

/** Milliseconds from the request for a code to its arrival. */
async function timeCode(context: Context, url: string, arrivals: Map<string, number>, n: number): Promise<number> {
  const { token, cookie } = await storeCaptchaToken(context);
  const email = `code${n}@bench.test`;
  const from = performance.now();
  const headers = { "content-type": "application/json", cookie, "x-forwarded-for": `10.8.0.${n}` };
  const response = await fetch(`${url}/api/account/code`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, purpose: "signUp", captcha: token }),
  });
  await mustSucceed(response, "A code");
  const { answer } = await poll(
    () => arrivals.get(email) ?? 0,
    (moment) => moment > 0,
  );
  return answer - from;
}

/** A mail server that notes when a mail to an address had come. */
async function startServer(): Promise<{ url: string; arrivals: Map<string, number>; close(): Promise<void> }> {
  const arrivals = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, session, done) {
      for await (const _ of stream);
      await pause(millisecondsPerMail);
      for (const { address } of session.envelope.rcptTo) arrivals.set(address, performance.now());
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.on("error", () => {});
  const bound = server.server.address();
  assert(typeof bound === "object" && bound, "the mail server listens on a port");
  return { url: `smtp://127.0.0.1:${bound.port}`, arrivals, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
