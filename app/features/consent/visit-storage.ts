/** Key in sessionStorage of the current visit, which continues after a full page load. Browsers may deny access to the storage. */
const key = "visit";

export function readVisit(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeVisit(visit: string): void {
  try {
    sessionStorage.setItem(key, visit);
  } catch {
    // Without storage the visit is not reported.
  }
}

export function removeVisit(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
