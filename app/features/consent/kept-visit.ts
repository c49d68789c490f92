/** In sessionStorage: the visit so far, so that it goes on after a full load. Some browsers have no storage, or refuse it. */
const key = "visit";

export function readVisit(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepVisit(visit: string): void {
  try {
    sessionStorage.setItem(key, visit);
  } catch {
    // Without storage the visit is not reported.
  }
}

export function forgetVisit(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
