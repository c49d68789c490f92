import type { EntryTypes } from "#app/api-client/endpoints/calls.ts";
import { viewLineProduct, viewLineQuestion } from "#app/features/solutions/read-line.server.ts";
import { videoFiles } from "#app/features/video/video-files.server.ts";
import { entryPicture } from "#app/page/entry-picture.server.ts";
import { markLineBreaks } from "#app/page/line-breaks.ts";
import { readList } from "#app/page/read-list.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { findPage } from "#app/routing/match-page.ts";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { traits } from "#i18n/traits.ts";
import { viewForm } from "./view-form.server.tsx";

type Block = EntryTypes["page"]["item"]["blocks"][number];
type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

export type BlockView = Awaited<ReturnType<typeof viewBlock>>;
export type ViewOf<Kind extends Block["kind"]> = Extract<BlockView, { kind: Kind }>;

/** Turns the blocks of a page into what it shows. Entries that are not public are left out. */
export function viewBlocks(page: RequestContext, blocks: readonly Block[], path: string) {
  return Promise.all(blocks.map(async (block, index) => ({ ...(await viewBlock(page, block, path)), id: `block-${index + 1}` })));
}

async function viewBlock(page: RequestContext, block: Block, path: string) {
  switch (block.kind) {
    case "text":
      return block;
    case "figures":
      return { ...block, heading: headingOf(page, block) };
    case "image":
      return { ...block, picture: entryPicture(page, "wide", block.picture), pictureAlt: block.pictureAlt ?? "" };
    case "cards":
      return { ...block, heading: headingOf(page, block), cards: block.cards.map((card) => viewCard(page, card)) };
    case "products":
      return viewProducts(page, block);
    case "faq":
      return viewQuestions(page, block);
    case "video":
      return viewVideo(page, block);
    case "form":
      return viewForm(page, { ...block, heading: headingOf(page, block) }, path);
  }
}

/** Chinese headings break only between words. */
function headingOf({ language }: RequestContext, { heading }: { heading?: string }): string | undefined {
  return heading !== undefined && !traits[language].spaced ? markLineBreaks(heading) : heading;
}

function viewCard(page: RequestContext, { picture, pictureAlt = "", link, ...texts }: BlockOf<"cards">["cards"][number]) {
  return {
    ...texts,
    pictureAlt,
    picture: picture === undefined ? undefined : entryPicture(page, "half", picture),
    link: link === undefined ? undefined : viewLink(page, link),
  };
}

/** Only pages have a language prefix and are followed by client-side navigation. */
function viewLink({ language }: RequestContext, link: string): { to: string; isPage: boolean } {
  const isPage = findPage(link.replace(/[?#].*$/, "")) !== undefined;
  return { to: isPage ? localPath(language, link) : link, isPage };
}

async function viewProducts(page: RequestContext, block: BlockOf<"products">) {
  const sold = await readSoldProducts(page);
  const isChosen = block.products !== undefined && block.products.length > 0;
  const products = isChosen
    ? inOrder(block.products ?? [], sold)
    : sold.filter(({ line, categories }) => line === block.line && !categories.includes("accessory"));
  return {
    kind: block.kind,
    heading: headingOf(page, block),
    products: products.map((product) => viewLineProduct(page, product)),
  };
}

async function viewQuestions(page: RequestContext, block: BlockOf<"faq">) {
  const questions = inOrder(block.questions, await readList(page, "faq"));
  return {
    kind: block.kind,
    heading: headingOf(page, block),
    questions: questions.map((question) => viewLineQuestion(page.language, question)),
  };
}

async function viewVideo(page: RequestContext, block: BlockOf<"video">) {
  const [video] = inOrder(block.video, await readList(page, "video"));
  if (!video) return { kind: block.kind, heading: undefined, video: undefined };
  return {
    kind: block.kind,
    heading: headingOf(page, block),
    video: { ...videoFiles(page.language, video), captions: languages[page.language].tag },
  };
}

/** Returns the public entries with these slugs in the order of the slugs. */
function inOrder<Entry extends { id: string }>(slugs: readonly string[], entries: readonly Entry[]): Entry[] {
  return slugs.flatMap((slug) => entries.find(({ id }) => id === slug) ?? []);
}
