import { useEffect } from "react";
import { buildId } from "#app/page/build-id.ts";

/** Raised on `window` when a newer build is being served; `detail` is its `{ id, timestamp }`. */
export const buildUpdateEvent = "app:build-update";

const pollMs = 3_600_000;
const slowConnection = "slow-2g";

const firstMs = 1_000;

/** Fetches the build's manifest a second after the start, and polls hourly for a newer build. */
export function useBuildWatch(): void {
  useEffect(() => {
    const current = buildId();
    // The development server has a new build with every change.
    if (!import.meta.env.PROD || current === undefined) return undefined;
    const first = setTimeout(() => {
      if (navigator.connection?.effectiveType !== slowConnection) void fetchJson(`/builds/meta/${current}.json`);
    }, firstMs);
    const polling = setInterval(() => void askLatest(current), pollMs);
    return () => {
      clearTimeout(first);
      clearInterval(polling);
    };
  }, []);
}

async function askLatest(current: string): Promise<void> {
  const latest = await fetchJson<{ id: string; timestamp: number }>(`/builds/latest.json?${Date.now()}`);
  if (latest && latest.id !== current) window.dispatchEvent(new CustomEvent(buildUpdateEvent, { detail: latest }));
}

/** Returns `undefined` on a failure: the next poll asks again. */
async function fetchJson<Body>(address: string): Promise<Body | undefined> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- files of the build, no call of the API
    const response = await fetch(address);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
