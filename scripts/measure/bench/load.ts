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
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
