import assert from "node:assert";
import { contentChannel, readContentVersions } from "#domain/content";
import { languages, type Language, type WebsiteId } from "#i18n/languages.ts";
import type { Clock } from "#platform/clock";
import type { Services } from "../services.ts";

export type ContentVersions = {
  /** Version of the public content that pages of this language show. */
  of(language: Language): string;
  /** Version of the public content of all languages. */
  ofAll(): string;
  /** Reads the version of all languages from the database; returns the last known one if that fails. */
  latest(): Promise<string>;
  /** Calls the listener now and after every change of public content, with the version of all languages. */
  onChange(listener: (version: string) => void): void;
  stop(): Promise<void>;
};

const refreshMs = 1_000;
const minuteMs = 60_000;

/**
 * Watches the content versions. A notification updates them at once; because one may be lost with the connection, they are also
 * read every second.
 */
export async function watchContentVersions({ context, listen, environment }: Services): Promise<ContentVersions> {
  if (environment.apiBase) return minuteVersions(context.clock);
  let versions: Map<WebsiteId, string> = await readContentVersions(context);
  let isFailing = false;
  let reading: Promise<void> | undefined;
  let shouldReadAgain = false;
  const listeners: ((version: string) => void)[] = [];

  const read = async () => {
    do {
      shouldReadAgain = false;
      try {
        const former = versionOf(versions);
        versions = await readContentVersions(context);
        isFailing = false;
        const version = versionOf(versions);
        if (version !== former) for (const listener of listeners) listener(version);
      } catch (error) {
        // While the database is unreachable, cached pages are still served.
        if (!isFailing) context.log.error("content.stampsUnknown", error);
        isFailing = true;
      }
    } while (shouldReadAgain);
    reading = undefined;
  };
  const refresh = () => {
    if (reading) shouldReadAgain = true;
    else reading = read();
  };

  const stopListening = listen(contentChannel, refresh);
  const timer = setInterval(refresh, refreshMs).unref();
  return {
    of(language) {
      const version = versions.get(languages[language].websiteId);
      assert(version !== undefined, "A website has no content version.");
      return version;
    },
    ofAll: () => versionOf(versions),
    latest: () => readContentVersions(context).then(versionOf, () => versionOf(versions)),
    onChange(listener) {
      listeners.push(listener);
      listener(versionOf(versions));
    },
    stop: async () => {
      clearInterval(timer);
      await stopListening();
      await reading;
    },
  };
}

/** Uses the current minute as version, because another host does not report changes of its content. */
function minuteVersions(clock: Clock): ContentVersions {
  const minute = () => String(Math.floor(clock.now().getTime() / minuteMs));
  return {
    of: minute,
    ofAll: minute,
    latest: async () => minute(),
    onChange() {},
    stop: async () => {},
  };
}

function versionOf(versions: Map<WebsiteId, string>): string {
  return [...versions]
    .map(([id, version]) => `${id}:${version}`)
    .sort()
    .join(" ");
}
