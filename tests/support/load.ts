import { setTimeout as pause } from "node:timers/promises";

export type Load = {
  acknowledged: string[];
  /** Number of responses by status; 0 counts broken connections. */
  statuses: Map<number, number>;
  stop(): Promise<void>;
};

const visitors = 4;
/** Uncacheable URLs: each request renders a page or reads the database. */
const urls = ["/en/search?q=battery", "/api/news/list?size=5", "/en/support-center/faqs?q=inverter", "/api/product/copia"];

/**
 * Simulates visitors until `stop`, who send questions and read uncacheable pages. Every request has a new client address to stay
 * below the rate limits, so the site has to trust this machine as a proxy.
 */
export function startLoad(origin: string): Load {
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let stopped = false;
  let number = 0;
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const visit = async () => {
    while (!stopped) {
      number += 1;
      const message = `Question ${number} of the drill`;
      const headers = { "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
      const page = urls[number % urls.length]!;
      await ask(origin, message, { number, headers }).then(
        ({ status, accepted }) => {
          count(status);
          if (accepted) acknowledged.push(message);
        },
        () => count(0),
      );
      await fetch(origin + page, { headers }).then(
        async (response) => {
          count(response.status);
          await response.arrayBuffer();
        },
        () => count(0),
      );
      // Pause, so that a stopped site does not get requests at full speed.
      await pause(5);
    }
  };
  const visitorLoops = Array.from({ length: visitors }, visit);
  return {
    acknowledged,
    statuses,
    async stop() {
      stopped = true;
      await Promise.all(visitorLoops);
    },
  };
}

async function ask(
  origin: string,
  message: string,
  { number, headers }: { number: number; headers: Record<string, string> },
): Promise<{ status: number; accepted: boolean }> {
  const body = JSON.stringify({
    name: "A visitor",
    email: `visitor${number}@example.com`,
    telephone: "+33612345678",
    company: "private",
    message,
  });
  const response = await fetch(`${origin}/api/contact/question`, {
    method: "POST",
    body,
    headers: { ...headers, "content-type": "application/json" },
  });
  const { code } = (await response.json()) as { code: number };
  return { status: response.status, accepted: code === 200 };
}
