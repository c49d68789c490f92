import { spawnSync } from "node:child_process";

const seconds = 5;
const connections = 32;

/** Requests a second that an address answers to wrk on the second core. */
export function loadOf(url: string, encoding: string, cookie: string): number {
  const headers = ["-H", `Accept-Encoding: ${encoding}`, "-H", `Cookie: ${cookie}`];
  const { stdout } = spawnSync("taskset", ["-c", "1", "wrk", "-t1", `-c${connections}`, `-d${seconds}s`, ...headers, url], {
    encoding: "utf8",
  });
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with errors:\n${stdout}`);
  return requestsPerSecond(stdout);
}

/** What wrk reports where the pattern has its group. */
export function reported(report: string, pattern: RegExp): string {
  const [, figure] = pattern.exec(report) ?? [];
  if (figure === undefined) throw new Error(`wrk reported no ${pattern}:\n${report}`);
  return figure;
}

export const requestsPerSecond = (report: string): number => Number(reported(report, /Requests\/sec:\s+([\d.]+)/));
export const requestsIn = (report: string): number => Number(reported(report, /(\d+) requests in/));

/** What so large a share of the values are not above. */
export function atShare(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => atShare(values, 0.5);
