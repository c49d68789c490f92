import type { Context } from "hono";
import { noticeCopies, readFormerFile, readVersions, titleOf, type RecordedVersion, type NoticeCopy } from "#domain/documents";
import { documentsPath, downloadId } from "#domain/documents/schema";
import { extensionOf } from "#domain/media";
import { copyIn, readSiteConfig } from "#domain/site-config";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatDay } from "#i18n/format.ts";
import { languageCacheName, readCookie } from "#i18n/language-cache.ts";
import { isLanguage, type Language } from "#i18n/languages.ts";
import type { Services } from "../services.ts";
import { visitorLanguage, type VisitorEnv } from "../visitor.ts";
import { answerFile } from "./answer-file.ts";
import { noticePage } from "./notice-page.ts";
import { streamFile } from "./stream-file.ts";

type Call = Context<VisitorEnv>;
type NoticeMessages = { language: Language; copy: NoticeCopy };

/** Reads the messages in the language that the visitor chose on the site, else in the browser's language. */
async function readMessages(context: Services["context"], c: Call): Promise<NoticeMessages> {
  const cachedLanguage = readCookie(c.req.header("cookie"), languageCacheName);
  const language = isLanguage(cachedLanguage) ? cachedLanguage : visitorLanguage(c);
  return { language, copy: copyIn(noticeCopies, language, await readSiteConfig(context)) };
}

async function oldFileLink(context: Services["context"], address: string, version: RecordedVersion, copy: NoticeCopy) {
  const file = await readFormerFile(context, version);
  return file
    ? [{ name: fillPlaceholders(copy.replaced.old, { version: version.version }), address: `${address}/${version.version}/file` }]
    : [];
}

async function respondReplacedByOthers(context: Services["context"], c: Call, latest: RecordedVersion, successorIds: readonly string[]) {
  const { language, copy } = await readMessages(context, c);
  const { version, endedOn, said } = latest;
  const successors = (await Promise.all(successorIds.map((id) => readVersions(context, id)))).flatMap((versions) => versions.at(-1) ?? []);
  for (const { said: successor } of successors) c.header("Link", `<${successor.address}>; rel="successor-version"`, { append: true });
  const links = successors.map((successor) => ({ name: titleOf(successor, language), address: successor.said.address }));
  return noticePage(c, language, 200, {
    heading: copy.replaced.heading,
    title: titleOf(latest, language),
    text: fillPlaceholders(copy.replaced.byOther, { version, date: formatDay(language, endedOn ?? latest.date) }),
    links: [...links, ...(await oldFileLink(context, said.address, latest, copy))],
    downloads: copy.downloads,
  });
}

async function respondWithdrawn(context: Services["context"], c: Call, latest: RecordedVersion, since: string) {
  const { language, copy } = await readMessages(context, c);
  const { heading, text } = copy.withdrawn;
  return noticePage(c, language, 410, {
    heading,
    title: titleOf(latest, language),
    text: fillPlaceholders(text, { date: formatDay(language, since), version: latest.version }),
    links: [],
    downloads: copy.downloads,
  });
}

/** Responds at document URLs without a current file: older versions, and replaced or withdrawn documents. */
export function oldDocuments({ context }: Services) {
  return {
    respondReplacedByOthers: (c: Call, latest: RecordedVersion, successorIds: readonly string[]) =>
      respondReplacedByOthers(context, c, latest, successorIds),

    async respondDiscontinued(c: Call, name: string): Promise<Response> {
      const latest = (await readVersions(context, downloadId(name))).at(-1);
      if (!latest?.endedOn) return c.notFound();
      const { replacedBy } = latest.said;
      return replacedBy ? respondReplacedByOthers(context, c, latest, replacedBy) : respondWithdrawn(context, c, latest, latest.endedOn);
    },

    async respondOlderVersion(c: Call, name: string, number: number): Promise<Response> {
      const versions = await readVersions(context, downloadId(name));
      const [old, latest] = [versions.find(({ version }) => version === number), versions.at(-1)];
      if (!old || !latest) return c.notFound();
      const { language, copy } = await readMessages(context, c);
      const address = `${documentsPath}/${name}`;
      c.header("Link", `<${address}>; rel="latest-version"`);
      const [date, nextDate] = [old, latest].map((version) => formatDay(language, version.date));
      const next = latest.version;
      return noticePage(c, language, 200, {
        heading: copy.replaced.heading,
        title: titleOf(old, language),
        text: fillPlaceholders(copy.replaced.byVersion, { version: number, date: date ?? "", next, nextDate: nextDate ?? "" }),
        links: [{ name: fillPlaceholders(copy.replaced.current, { next }), address }, ...(await oldFileLink(context, address, old, copy))],
        downloads: copy.downloads,
      });
    },

    async answerOldFile(c: Call, name: string, number: number): Promise<Response> {
      const old = (await readVersions(context, downloadId(name))).find(({ version }) => version === number);
      const file = old && !(old.endedOn && !old.said.replacedBy) && (await readFormerFile(context, old));
      if (!file) return c.notFound();
      const [, stem = name, ending = extensionOf(old.mediaType)] = /^(.*)(\.\w+)$/.exec(name) ?? [];
      c.header("X-Robots-Tag", "noindex");
      const served = {
        ...old,
        name: `${stem}-v${number}${ending}`,
        size: "body" in file ? file.body.length : old.size,
        madeAt: old.notedAt,
      };
      return answerFile(c, served, async (range) =>
        "body" in file ? new Uint8Array(file.body.subarray(range.start, range.end + 1)) : streamFile(file.path, range),
      );
    },
  };
}
