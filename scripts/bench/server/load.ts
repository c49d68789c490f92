import { spawnSync } from "node:child_process";

const seconds = 5;
const connections = 32;

/**
 * Measures requests per second with wrk on the second core.
 *
 * @throws if a response is an error or wrk reports no figure
 */
export function requestsPerSecond(url: string, encoding: string, cookie: string): number {
  const headers = ["-H", `Accept-Encoding: ${encoding}`, "-H", `Cookie: ${cookie}`];
  const { stdout } = spawnSync("taskset", ["-c", "1", "wrk", "-t1", `-c${connections}`, `-d${seconds}s`, ...headers, url], {
    encoding: "utf8",
  });
  const [, figure] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (/Non-2xx/.test(stdout) || figure === undefined) throw new Error(`wrk could not measure ${url}:\n${stdout}`);
  return Number(figure);
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
