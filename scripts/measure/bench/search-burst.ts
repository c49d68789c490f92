import http from "node:http";
import { median } from "./load.ts";

const visitors = 300;

/** What visitors get who all search in the same moment: how long those wait who are answered, and how many are asked to come again. */
export async function measureBurst(address: string): Promise<string> {
  const answers = await Promise.all(
    Array.from({ length: visitors }, (_, visitor) => ask(`${address}?q=battery`, `10.66.${visitor >> 8}.${visitor & 255}`)),
  );
  const timesOf = (status: number) => answers.filter((answer) => answer.status === status).map(({ ms }) => ms);
  const [found, refused] = [timesOf(200), timesOf(503)];
  const others = visitors - found.length - refused.length;
  const parts = [
    `${found.length} answered, median ${seconds(median(found))}, at most ${seconds(Math.max(...found))}`,
    `${refused.length} refused${refused.length > 0 ? `, median ${seconds(median(refused))}` : ""}`,
    ...(others > 0 ? [`${others} failed`] : []),
  ];
  return parts.join("; ");
}

/** Each on a connection of its own, as visitors come. */
function ask(address: string, from: string): Promise<{ status?: number; ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      "x-forwarded-for": from,
      "accept-encoding": "gzip, deflate, br, zstd",
      cookie: "official_lang_cache@v1=en; locale=en-US",
    };
    const request = http.get(address, { agent: false, headers }, (response) => {
      response.resume().on("end", () => resolve({ status: response.statusCode, ms: performance.now() - startedAt }));
    });
    request.on("error", reject);
  });
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
