import { findEntryPicture } from "#app/page/entry-picture.server.ts";
import { isShownIn, localiseEntry } from "#app/page/localise-entry.ts";
import { removeLineBreakMarks } from "#app/page/line-breaks.ts";
import type { Picture } from "#app/assets/pictures.server.ts";
import { readChanges, readEntries, type Change } from "#domain/content";
import type { EventStatus, EventTimes, ProductLine, FullEntry } from "#domain/content/schema";
import { eventTypes, type EventType } from "#domain/feeds/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace } from "#i18n/traits.ts";
import type { Services } from "../../services.ts";

type Pictures = Parameters<typeof findEntryPicture>[0]["pictures"];

/** Event or trade fair. `path`: page that shows it; `lang`: language of its texts, if it is not the requested one. */
export type FeedEvent = EventTimes & {
  type: EventType;
  id: string;
  path: string;
  status: EventStatus;
  title: string;
  lead: string;
  body: string;
  place: string | undefined;
  sector?: ProductLine;
  picture?: { img: Picture["img"]; alt: string };
  sample: boolean;
  lang: string | undefined;
  change: Change;
};
type UnversionedEvent = Omit<FeedEvent, "change">;

export async function readEvents({ context }: Services, language: Language): Promise<FeedEvent[]> {
  const { websiteId } = languages[language];
  const [activities, expos, changeOf] = await Promise.all([
    readEntries(context, "activity", { websiteId }),
    readEntries(context, "expo", { websiteId }),
    readEventChanges(context, language),
  ]);
  const pictures = await context.findPictures(
    context.database,
    expos.map(({ picture }) => picture),
  );
  const isShown = (entry: FullEntry<"activity"> | FullEntry<"expo">) => isShownIn(language, entry);
  const events: UnversionedEvent[] = [
    ...activities.filter(isShown).map((entry) => activityEvent(language, entry)),
    ...expos.filter(isShown).map((entry) => expoEvent(language, entry, pictures)),
  ];
  return events.flatMap((event) => {
    const change = changeOf(event.type, event.id);
    return change ? [{ ...event, change }] : [];
  });
}

async function readEventChanges(
  context: Services["context"],
  language: Language,
): Promise<(type: EventType, id: string) => Change | undefined> {
  const changes = await Promise.all(eventTypes.map((type) => readChanges(context, type)));
  const byName = new Map(
    eventTypes.flatMap(
      (type, index) => changes[index]?.map((change) => [`${type} ${change.key}`, change.byLanguage[language]] as const) ?? [],
    ),
  );
  return (type, id) => byName.get(`${type} ${id}`);
}

function activityEvent(language: Language, activity: FullEntry<"activity">): UnversionedEvent {
  const { id, start, end, timeZone, status, title, lead, place, online, sector, sample, lang } = localiseEntry<FullEntry<"activity">>(
    language,
    activity,
  );
  const texts = { title: removeLineBreakMarks(title), lead: removeLineBreakMarks(lead), body: "", place: online ? undefined : place };
  const path = localPath(language, activity.path);
  return { type: "activity", id, path, start, end, timeZone, status, sector, ...texts, sample: sample === true, lang };
}

function expoEvent(language: Language, expo: FullEntry<"expo">, pictures: Pictures): UnversionedEvent {
  const { id, start, end, timeZone, status, country, ...texts } = localiseEntry<FullEntry<"expo">>(language, expo);
  const img = findEntryPicture({ pictures }, "half", texts.picture)?.img;
  return {
    type: "expo",
    id,
    path: localPath(language, expo.path),
    start,
    end,
    timeZone,
    status,
    title: removeLineBreakMarks(texts.title),
    lead: removeLineBreakMarks(texts.lead),
    body: texts.body,
    place: formatPlace(language, texts.place, regionNames(language)(country)),
    picture: img && { img, alt: texts.pictureAlt },
    sample: texts.sample === true,
    lang: texts.lang,
  };
}
