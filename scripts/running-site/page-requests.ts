import type { Page, Request } from "@playwright/test";

const quietMs = 300;
const patienceMs = 60_000;

export type PageRequests = { finished: readonly Request[]; quiet(): Promise<void> };

/** Tracks all requests of a page from now on; `quiet` resolves when none has been pending for a moment. */
export function trackRequests(page: Page): PageRequests {
  const finished: Request[] = [];
  const pending = new Set<Request>();
  let lastChange = Date.now();
  const change = (action: (request: Request) => void) => (request: Request) => {
    action(request);
    lastChange = Date.now();
  };
  page.on(
    "request",
    change((request) => pending.add(request)),
  );
  page.on(
    "requestfailed",
    change((request) => pending.delete(request)),
  );
  page.on(
    "requestfinished",
    change((request) => {
      pending.delete(request);
      finished.push(request);
    }),
  );
  return {
    finished,
    async quiet() {
      const until = Date.now() + patienceMs;
      while (pending.size > 0 || Date.now() - lastChange < quietMs) {
        if (Date.now() > until) throw new Error(`no answer: ${[...pending].map((request) => request.url()).join(" ")}`);
        await page.waitForTimeout(50);
      }
    },
  };
}
