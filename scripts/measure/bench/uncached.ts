import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { findRunningPostgres } from "#platform/database";
import { readAddresses } from "../../export/write-site.ts";
import { commitBefore, openCommit, type Contender, type OwnContender } from "../feel/contender.ts";
import { atShare, median } from "./load.ts";

type Print = (name: string, measured: string, bound: string) => void;

const encoding = { "accept-encoding": "br" };
/** Before the first one that counts the code has run once for every kind of page. */
const rounds = 3;
/** A site looks every second. */
const untilNoticedMs = 2_000;

/** Each page of the sitemap after something was published, so that none is in a cache: here and in an earlier commit in turn. */
export async function measureUncached(_folder: string, print: Print): Promise<void> {
  const now = await openCommit();
  const before = await openCommit(commitBefore);
  const times = await timesOf(now, before).finally(() => Promise.all([now.close(), before.close()]));
  const ours = times.map(([time]) => time);
  const theirs = times.map(([, time]) => time);
  const ratio = median(times.map(([one, other]) => other / one));
  print(
    "uncached page",
    `median ${median(ours).toFixed(1)} ms, 90 % within ${atShare(ours, 0.9).toFixed(1)}; ${times.length / rounds} pages`,
    `before ${median(theirs).toFixed(1)} and ${atShare(theirs, 0.9).toFixed(1)}; ${ratio.toFixed(2)} times as fast, at least 2`,
  );
}

/** Milliseconds of each page, here and before. */
async function timesOf(now: OwnContender, before: OwnContender): Promise<[number, number][]> {
  const paths = await sharedPaths(now, before);
  const times: [number, number][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await Promise.all([now, before].map(publishSomething));
    for (const path of paths) {
      const pair: [number, number] = [await timeOf(now.url + path), await timeOf(before.url + path)];
      if (round > 0) times.push(pair);
    }
  }
  return times;
}

/** Says so to the site, which is all that its pages go by. */
async function publishSomething({ dataDir }: OwnContender): Promise<void> {
  const connectionString = await findRunningPostgres(dataDir);
  if (!connectionString) throw new Error(`${dataDir} has no database that runs`);
  const database = new Client({ connectionString });
  await database.connect();
  await database.query("update content_version set version = version + 1");
  await database.end();
  await setTimeout(untilNoticedMs);
}

/** What both have, for an earlier commit has fewer pages. */
async function sharedPaths(one: Contender, other: Contender): Promise<string[]> {
  const [paths, others] = await Promise.all([pathsOf(one), pathsOf(other)]);
  return paths.filter((path) => others.includes(path));
}

const pathsOf = ({ url }: Contender) => readAddresses((address) => fetch(new URL(new URL(address, url).pathname, url)));

async function timeOf(address: string): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(address, { headers: encoding });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered with ${answer.status}`);
  return performance.now() - begin;
}
