import { whenOf } from "#app/features/event/event-times.ts";
import { readChanges, type Change } from "#domain/content";
import { eventTypes, feeds, type EventType } from "#domain/feeds/schema";
import { readSiteConfig } from "#domain/site-config";
import type { Language } from "#i18n/languages.ts";
import { wordsIn } from "#i18n/traits.ts";
import { escapeMarkup } from "../../../domain/escape-markup.ts";
import type { Services } from "../../services.ts";
import { renderAtom, type AtomEntry } from "./atom.ts";
import { brandOf } from "./brand-of.ts";
import { eventWords, type EventWords } from "./event-words.ts";
import { feedMarkup } from "./feed-markup.ts";
import { readEvents, type FeedEvent } from "./read-events.ts";

const eventsShown = 50;

/** What is ahead or going on, the last announced first. Examples are marked, as on the page that lists them. */
export async function renderEvents(services: Services, language: Language): Promise<string> {
  const { context, environment } = services;
  const { siteUrl } = environment;
  const [configs, events, changeOf] = await Promise.all([
    readSiteConfig(context),
    readEvents(services, language),
    readEventChanges(services, language),
  ]);
  const words = eventWords(language, configs);
  const entries = events
    // What is only there in English is not for readers of French.
    .filter(({ status, lang }) => status !== "finished" && lang === undefined)
    .flatMap((event) => {
      const change = changeOf(event.type, event.id);
      return change ? [eventEntry(language, event, { change, words, siteUrl })] : [];
    })
    .toSorted((one, other) => other.published.getTime() - one.published.getTime())
    .slice(0, eventsShown);
  const { name, lead } = feeds.events;
  const own = { feed: "events", name: wordsIn(name, language), lead: wordsIn(lead, language) } as const;
  return renderAtom({ language, siteUrl, brand: brandOf(language, configs), ...own }, entries);
}

async function readEventChanges({ context }: Services, language: Language): Promise<(type: EventType, id: string) => Change | undefined> {
  const changes = await Promise.all(eventTypes.map((type) => readChanges(context, type)));
  const byName = new Map(
    eventTypes.flatMap((type, index) => changes[index]?.map((change) => [`${type} ${change.key}`, change.in[language]] as const) ?? []),
  );
  return (type, id) => byName.get(`${type} ${id}`);
}

type Around = { change: Change; words: EventWords; siteUrl: URL };

function eventEntry(language: Language, event: FeedEvent, { change, words, siteUrl }: Around): AtomEntry {
  const { path, title, lead, body, place, picture, sample } = event;
  const when = whenOf(language, event);
  const where = place ?? words.online;
  const markup = [
    picture
      ? `<p><img src="${picture.img.src}" width="${picture.img.w}" height="${picture.img.h}" alt="${escapeMarkup(picture.alt)}"></p>`
      : "",
    `<p><strong>${escapeMarkup(when)}</strong><br>${escapeMarkup(where)}</p>`,
    `<p>${escapeMarkup(lead)}</p>`,
    body,
  ].join("\n");
  return {
    path,
    title: sample ? `${title} · ${words.example}` : title,
    summary: `${when} · ${where} · ${lead}`,
    content: feedMarkup(markup, new URL(path, siteUrl)),
    picture: picture && new URL(picture.img.src, siteUrl).href,
    published: change.publishedAt,
    updated: change.changedAt,
  };
}
