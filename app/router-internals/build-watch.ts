import { useEffect } from "react";
import { buildId } from "#app/page/build-id.ts";

/** Event on `window` when the server has a newer build; `detail` is its `{ id, timestamp }`. */
export const buildUpdateEvent = "app:build-update";

const pollMs = 3_600_000;
const slowConnection = "slow-2g";

const firstMs = 1_000;

/** Fetches the manifest of the build after a second, and polls for a newer build every hour. */
export function useBuildWatch(): void {
  useEffect(() => {
    const current = buildId();
    // Every change on the development server creates a new build.
    if (!import.meta.env.PROD || current === undefined) return undefined;
    const first = setTimeout(() => {
      if (navigator.connection?.effectiveType !== slowConnection) void fetchJson(`/builds/meta/${current}.json`);
    }, firstMs);
    const polling = setInterval(() => void checkForNewBuild(current), pollMs);
    return () => {
      clearTimeout(first);
      clearInterval(polling);
    };
  }, []);
}

async function checkForNewBuild(current: string): Promise<void> {
  const latest = await fetchJson<{ id: string; timestamp: number }>(`/builds/latest.json?${Date.now()}`);
  if (latest && latest.id !== current) window.dispatchEvent(new CustomEvent(buildUpdateEvent, { detail: latest }));
}

/** Returns `undefined` on a failure; the next poll tries again. */
async function fetchJson<Body>(address: string): Promise<Body | undefined> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- files of the build, not an API call
    const response = await fetch(address);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
