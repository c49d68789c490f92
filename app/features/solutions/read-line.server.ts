import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { Language } from "#i18n/languages.ts";
import type { FaqTopic } from "#domain/content/schema";
import type { FaqSummary, ProductSummary } from "#app/page/entries.ts";
import { entryPicture, type EntryPage } from "#app/page/entry-picture.server.ts";
import type { PageImageSlot } from "#app/page/page-image-slots.ts";
import { pageImagePreview } from "#app/page/page-images.server.ts";
import { localiseEntry } from "#app/page/localise-entry.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { readList } from "#app/page/read-list.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { Sector } from "#app/page/sectors.ts";
import { caseView } from "./case-view.server.ts";

const maxQuestions = 3;
const maxCases = 3;

export type LineProduct = ReturnType<typeof viewLineProduct>;
export type LineQuestion = ReturnType<typeof viewLineQuestion>;

/** Reads the content of a solution page: the line's products, its first questions, and the cases of its sector. */
export async function readLine(page: RequestContext, line: Sector) {
  const [shared, crossSection, products, questions, cases] = await Promise.all([
    readCopy(page, "solutions"),
    readCopy(page, "cross-section"),
    readSoldProducts(page),
    readList(page, "faq"),
    readList(page, "case"),
  ]);
  return {
    shared,
    crossSection,
    products: products.filter((product) => product.line === line).map((product) => viewLineProduct(page, product)),
    questions: questions
      .filter((question) => question.line === line)
      .slice(0, maxQuestions)
      .map((question) => viewLineQuestion(page.language, question)),
    cases: cases
      .filter(({ sector }) => sector === line)
      .slice(0, maxCases)
      .map((summary) => caseView(page, summary, shared.cases.profile)),
  };
}

/** Reads the first questions about some topics of a line. */
export async function readLineQuestions(page: RequestContext, { line, topics }: { line: Sector; topics: readonly FaqTopic[] }) {
  const [shared, questions] = await Promise.all([readCopy(page, "solutions"), readList(page, "faq")]);
  return {
    shared,
    questions: questions
      .filter((question) => question.line === line && topics.includes(question.topic))
      .slice(0, maxQuestions)
      .map((question) => viewLineQuestion(page.language, question)),
  };
}

/** Builds the link preview and the breadcrumb data of a solution page. */
export async function readLineSeo(page: RequestContext, { name, path, image }: { name: string; path: string; image: PageImageSlot }) {
  return { image: pageImagePreview(page, image), jsonLd: [await breadcrumbList(page, [{ name, path }])] };
}

export function viewLineProduct(page: EntryPage, product: ProductSummary) {
  const { id, name, kind, lead, lang, picture, pictureAlt, categories } = localiseEntry(page.language, product);
  return {
    id,
    name,
    kind,
    lead,
    lang,
    accessory: categories[0] === "accessory",
    picture: entryPicture(page, "cutout", picture),
    pictureAlt,
  };
}

export function viewLineQuestion(language: Language, faq: FaqSummary) {
  const { id, question, body, lang } = localiseEntry(language, faq);
  return { id, question, body, lang, example: faq.sample === true };
}
