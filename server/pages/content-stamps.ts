import assert from "node:assert";
import { contentChannel, readContentStamps } from "#domain/content";
import { languages, type Language, type WebsiteId } from "#i18n/languages.ts";
import type { Clock } from "#platform/clock";
import type { Services } from "../services.ts";

export type ContentStamps = {
  /** Differs whenever the public content that pages of this language show differs. */
  of(language: Language): string;
  /** Differs whenever the public content of any language differs. */
  ofAll(): string;
  /** The same as the database has it at this moment, or as it was last known. */
  latest(): Promise<string>;
  /** Calls `heard` now and whenever public content has changed, with a word that differs for each state of it. */
  onChange(heard: (stamp: string) => void): void;
  stop(): Promise<void>;
};

const refreshMs = 1_000;
const minuteMs = 60_000;

/**
 * The content stamps as this instance knows them. A notification makes them current at once; because one can be lost
 * while the connection is down, they are read again every second as well.
 */
export async function watchContentStamps({ context, listen, environment }: Services): Promise<ContentStamps> {
  if (environment.apiBase) return minuteStamps(context.clock);
  let stamps: Map<WebsiteId, string> = await readContentStamps(context);
  let failing = false;
  let reading: Promise<void> | undefined;
  let readAgain = false;
  const listeners: ((stamp: string) => void)[] = [];

  const read = async () => {
    do {
      readAgain = false;
      try {
        const former = stampOf(stamps);
        stamps = await readContentStamps(context);
        failing = false;
        const stamp = stampOf(stamps);
        if (stamp !== former) for (const heard of listeners) heard(stamp);
      } catch (error) {
        // While the database is away, the pages that are known go on being served.
        if (!failing) context.log.error("content.stampsUnknown", error);
        failing = true;
      }
    } while (readAgain);
    reading = undefined;
  };
  const refresh = () => {
    if (reading) readAgain = true;
    else reading = read();
  };

  const stopListening = listen(contentChannel, refresh);
  const timer = setInterval(refresh, refreshMs).unref();
  return {
    of(language) {
      const stamp = stamps.get(languages[language].websiteId);
      assert(stamp !== undefined, "every website has a stamp");
      return stamp;
    },
    ofAll: () => stampOf(stamps),
    latest: () => readContentStamps(context).then(stampOf, () => stampOf(stamps)),
    onChange(heard) {
      listeners.push(heard);
      heard(stampOf(stamps));
    },
    stop: async () => {
      clearInterval(timer);
      await stopListening();
      await reading;
    },
  };
}

/** Content of another host changes without a word to this one, so a page is kept for a minute at most. */
function minuteStamps(clock: Clock): ContentStamps {
  const minute = () => String(Math.floor(clock.now().getTime() / minuteMs));
  return {
    of: minute,
    ofAll: minute,
    latest: async () => minute(),
    onChange() {},
    stop: async () => {},
  };
}

function stampOf(stamps: Map<WebsiteId, string>): string {
  return [...stamps]
    .map(([id, stamp]) => `${id}:${stamp}`)
    .sort()
    .join(" ");
}
