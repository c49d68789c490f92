/** Raised on `window` when a newer build is being served; `detail` is its `{ id, timestamp }`. */
export const buildUpdateEvent = "app:build-update";

const pollMs = 3_600_000;
const slowConnection = "slow-2g";

/** Fetches the build's manifest, and asks hourly whether a newer build is served. */
export function watchBuild(): void {
  const current = window.__reactRouterManifest?.version;
  if (!current) return;
  if (effectiveConnection() !== slowConnection) void fetchJson(`/builds/meta/${current}.json`);
  setInterval(() => void askLatest(current), pollMs);
}

async function askLatest(current: string): Promise<void> {
  const latest = await fetchJson<{ id: string; timestamp: number }>(`/builds/latest.json?${Date.now()}`);
  if (latest && latest.id !== current) window.dispatchEvent(new CustomEvent(buildUpdateEvent, { detail: latest }));
}

/** Being without news of a build is no fault of the page: the next hour asks again. */
async function fetchJson<Body>(address: string): Promise<Body | undefined> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- files of the build, no call of the API
    const response = await fetch(address);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

function effectiveConnection(): string | undefined {
  return navigator.connection?.effectiveType;
}
