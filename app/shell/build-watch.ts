/** Raised on `window` when a newer build is being served; `detail` is its `{ id, timestamp }`. */
export const buildUpdateEvent = "app:build-update";

type BuildMeta = { id: string; timestamp: number; routeRules: Record<string, { redirect: string; status: number }>; prerendered: string[] };

const manifestDelayMs = 1_000;
const pollMs = 3_600_000;
const slowConnection = "slow-2g";

let manifest: Promise<BuildMeta | undefined> | undefined;

/** Fetches the build's manifest soon after the start, and asks hourly whether a newer build is served. */
export function watchBuild(): void {
  const current = window.__reactRouterManifest?.version;
  if (!current) return;
  setTimeout(() => {
    if (effectiveConnection() !== slowConnection) void loadManifest(current);
  }, manifestDelayMs);
  setInterval(() => void askLatest(current), pollMs);
}

/** The manifest of the running build: its route rules and the pages that are kept whole. */
export function loadManifest(id: string): Promise<BuildMeta | undefined> {
  manifest ??= fetchJson<BuildMeta>(`/builds/meta/${id}.json`);
  return manifest;
}

async function askLatest(current: string): Promise<void> {
  const latest = await fetchJson<{ id: string; timestamp: number }>(`/builds/latest.json?${Date.now()}`);
  if (latest && latest.id !== current) window.dispatchEvent(new CustomEvent(buildUpdateEvent, { detail: latest }));
}

/** Being without news of a build is no fault of the page: the next hour asks again. */
async function fetchJson<Body>(address: string): Promise<Body | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as Body) : undefined;
  } catch {
    return undefined;
  }
}

function effectiveConnection(): string | undefined {
  return (navigator as Navigator & { connection?: { effectiveType?: string } }).connection?.effectiveType;
}
