import { formatEventTime } from "#app/features/event/event-times.ts";
import { feeds } from "#domain/feeds/schema";
import { readSiteConfig } from "#domain/site-config";
import type { Language } from "#i18n/languages.ts";
import { textInLanguage } from "#i18n/traits.ts";
import { escapeMarkup } from "../../../domain/escape-markup.ts";
import type { Services } from "../../services.ts";
import { renderAtom, type AtomEntry } from "./atom.ts";
import { brandOf } from "./brand-of.ts";
import { eventLabels, type EventLabels } from "./event-labels.ts";
import { feedMarkup } from "./feed-markup.ts";
import { readEvents, type FeedEvent } from "./read-events.ts";

const eventsShown = 50;

/** Lists current and upcoming events, the most recently published first. Example content is marked, as on the list page. */
export async function renderEvents(services: Services, language: Language): Promise<string> {
  const { context, environment } = services;
  const { siteUrl } = environment;
  const [configs, events] = await Promise.all([readSiteConfig(context), readEvents(services, language)]);
  const words = eventLabels(language, configs);
  const entries = events
    // Omits entries without a French version, which would be in English.
    .filter(({ status, lang }) => status !== "finished" && lang === undefined)
    .map((event) => eventEntry(language, event, { words, siteUrl }))
    .toSorted((one, other) => other.published.getTime() - one.published.getTime())
    .slice(0, eventsShown);
  const { name, lead } = feeds.events;
  const metadata = { feed: "events", name: textInLanguage(name, language), lead: textInLanguage(lead, language) } as const;
  return renderAtom({ language, siteUrl, brand: brandOf(language, configs), ...metadata }, entries);
}

type RenderOptions = { words: EventLabels; siteUrl: URL };

function eventEntry(language: Language, event: FeedEvent, { words, siteUrl }: RenderOptions): AtomEntry {
  const { path, title, lead, body, place, picture, sample, change } = event;
  const when = formatEventTime(language, { ...event, online: place === undefined });
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
