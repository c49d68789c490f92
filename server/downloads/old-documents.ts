import type { Context } from "hono";
import { findEntry } from "#domain/content";
import { textsInLanguage, type FullEntry } from "#domain/content/schema";
import {
  findPresentDocuments,
  noticeCopies,
  readFormerFile,
  readVersions,
  titleOf,
  type RecordedVersion,
  type NoticeCopy,
} from "#domain/documents";
import { documentsPath, downloadId } from "#domain/documents/schema";
import { extensionOf } from "#domain/media";
import type { ActiveRedirects } from "#domain/redirects";
import { copyIn, readSiteConfig } from "#domain/site-config";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatDay } from "#i18n/format.ts";
import { languageCacheName, readCookie } from "#i18n/language-cache.ts";
import { isLanguage, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Services } from "../services.ts";
import { visitorLanguage, type VisitorEnv } from "../visitor.ts";
import { answerFile } from "./answer-file.ts";
import { noticePage } from "./notice-page.ts";
import { streamFile } from "./stream-file.ts";

type Call = Context<VisitorEnv>;
type NoticeMessages = { language: Language; copy: NoticeCopy };
type Redirects = Pick<ActiveRedirects, "currentKey">;

const maxPresentDocuments = 5;

/** Reads the messages in the document's language, else in the language that the visitor chose on the site, else in the browser's. */
async function readMessages(context: Services["context"], c: Call, { said }: RecordedVersion): Promise<NoticeMessages> {
  const cachedLanguage = readCookie(c.req.header("cookie"), languageCacheName);
  const language = said.language ?? (isLanguage(cachedLanguage) ? cachedLanguage : visitorLanguage(c));
  return { language, copy: copyIn(noticeCopies, language, await readSiteConfig(context)) };
}

async function oldFileLink(context: Services["context"], address: string, version: RecordedVersion, copy: NoticeCopy) {
  const file = await readFormerFile(context, version);
  return file
    ? [{ name: fillPlaceholders(copy.replaced.old, { version: version.version }), address: `${address}/${version.version}/file` }]
    : [];
}

async function respondReplacedByOthers(context: Services["context"], c: Call, latest: RecordedVersion, successorIds: readonly string[]) {
  const { language, copy } = await readMessages(context, c, latest);
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

/** Links to the present documents of the kind and to the pages of the products that are still published. */
async function withdrawnLinks(context: Services["context"], redirects: Redirects, latest: RecordedVersion, messages: NoticeMessages) {
  const { language, copy } = messages;
  const documents = (await findPresentDocuments(context, latest)).slice(0, maxPresentDocuments);
  const { websiteId } = languages[language];
  const products = await Promise.all(
    latest.said.products.map((key) => findEntry(context, { type: "product", key: redirects.currentKey("product", key) ?? key, websiteId })),
  );
  return [
    ...documents.map((version) => ({
      name: fillPlaceholders(copy.withdrawn.current, { title: titleOf(version, language) }),
      address: version.said.address,
    })),
    ...products.flatMap((product) => {
      if (!product?.languages.includes(language)) return [];
      const { name } = textsInLanguage<FullEntry<"product">>(language, product).texts;
      return [
        { name: fillPlaceholders(copy.withdrawn.product, { product: name }), address: `${localPath(language, product.path)}#documents` },
      ];
    }),
  ];
}

/** Says 410, so that search engines forget the address; the page still leads its reader on. */
async function respondWithdrawn(
  context: Services["context"],
  redirects: Redirects,
  c: Call,
  { latest, since }: { latest: RecordedVersion; since: string },
) {
  const messages = await readMessages(context, c, latest);
  const { language, copy } = messages;
  return noticePage(c, language, 410, {
    heading: copy.withdrawn.heading,
    title: titleOf(latest, language),
    text: fillPlaceholders(copy.withdrawn.text, { date: formatDay(language, since), version: latest.version }),
    links: await withdrawnLinks(context, redirects, latest, messages),
    downloads: copy.downloads,
  });
}

/** Responds at document URLs without a current file: older versions, and replaced or withdrawn documents. */
export function oldDocuments({ context }: Services, redirects: Redirects) {
  return {
    respondReplacedByOthers: (c: Call, latest: RecordedVersion, successorIds: readonly string[]) =>
      respondReplacedByOthers(context, c, latest, successorIds),

    /** Returns no response for a document that was never public. */
    async respondDiscontinued(c: Call, name: string): Promise<Response | undefined> {
      const latest = (await readVersions(context, downloadId(name))).at(-1);
      if (!latest?.endedOn) return undefined;
      const { replacedBy } = latest.said;
      if (replacedBy) return respondReplacedByOthers(context, c, latest, replacedBy);
      return respondWithdrawn(context, redirects, c, { latest, since: latest.endedOn });
    },

    async respondOlderVersion(c: Call, name: string, number: number): Promise<Response> {
      const versions = await readVersions(context, downloadId(name));
      const [old, latest] = [versions.find(({ version }) => version === number), versions.at(-1)];
      if (!old || !latest) return c.notFound();
      const { language, copy } = await readMessages(context, c, old);
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
