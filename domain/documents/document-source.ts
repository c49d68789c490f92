import { hashData, readEntries } from "#domain/content";
import { textsInLanguage, type FullEntry } from "#domain/content/schema";
import { findOriginals, type Original } from "#domain/media";
import type { DrawingCopy } from "#domain/product-drawings/schema";
import { isSoldIn } from "#domain/markets/schema";
import { copyIn, readVisibleConfig } from "#domain/site-config";
import { buildGuide, guideCopies, type GuideCopy } from "#domain/guides/schema";
import { formatDay } from "#i18n/format.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { RenderJob, ImageJob } from "#platform/pdf-renderer";
import type { Context } from "../context.ts";
import type { DocumentCopy } from "./copy/fr.ts";
import { documentCopies } from "./copy/index.ts";
import { drawingCopies, drawingsOf, stepsDrawing } from "./drawings/index.ts";
import {
  documentKindsOf,
  documentName,
  longestSide,
  pictureKinds,
  pictureName,
  pictureOf,
  type DocumentKind,
  type PictureKind,
} from "./schema.ts";
import type { DocumentTools, FigureRow } from "./tools.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type Product = FullEntry<"product">;

/**
 * `contentHash` covers the whole content except version and date; another hash means a new version. `createJob` creates
 * the job for the PDF or image renderer.
 */
export type DocumentSource = {
  name: string;
  product: string;
  kind: DocumentKind | PictureKind;
  /** Images have no language. */
  language?: Language;
  mediaType: string;
  contentHash: string;
  createJob(version: { version: number; date: string }): RenderJob;
};

type Originals = ReadonlyMap<string, Original>;
type LanguageInputs = {
  language: Language;
  copy: DocumentCopy;
  guides: GuideCopy;
  drawn: DrawingCopy;
  site: object;
  rowsOf: (product: Product) => FigureRow[];
  products: readonly Product[];
};

/** Reads the sources of all files of the published products, or of one product. */
export async function readDocumentSources(context: Context, tools: DocumentTools, only?: string): Promise<DocumentSource[]> {
  const [entries, config] = await Promise.all([readEntries(context, "product"), readVisibleConfig(context)]);
  const english = config[languages.en.configKey]?.site;
  const inputs = await Promise.all(
    languageCodes.map(async (language): Promise<LanguageInputs> => {
      const { websiteId, configKey } = languages[language];
      return {
        language,
        copy: copyIn(documentCopies, language, config),
        guides: copyIn(guideCopies, language, config),
        drawn: copyIn(drawingCopies, language, config),
        site: { ...english, ...config[configKey]?.site },
        rowsOf: await tools.readRows(language),
        products: entries
          .filter((entry) => entry.websiteId === websiteId && entry.languages.includes(language))
          .map((entry) => textsInLanguage<Product>(language, entry).texts),
      };
    }),
  );
  const isSelected = ({ id }: Product) => only === undefined || id === only;
  const selected = entries.filter(isSelected);
  const originals = await findOriginals(
    context,
    selected.flatMap(({ picture, heroPicture }) => (heroPicture ? [picture, heroPicture] : [picture])),
  );
  const sheets = inputs.flatMap((input) =>
    input.products.filter(isSelected).flatMap((product) => sheetsOf(input, product, tools, originals)),
  );
  const pictures = new Map(selected.map((product) => [product.id, product]));
  return [...sheets, ...[...pictures.values()].flatMap((product) => picturesOf(product, originals))];
}

function sheetsOf(input: LanguageInputs, product: Product, tools: DocumentTools, originals: Originals): DocumentSource[] {
  return documentKindsOf(product).flatMap((kind) => {
    const texts = dataOf(kind, input, product, tools);
    if (!texts) return [];
    const { language } = input;
    const original = originals.get(product.picture);
    const data = { ...texts, picture: original !== undefined };
    const pictures: Record<string, ImageJob> = original
      ? { "picture.jpg": { ...cutOf(original), width: 1000, height: 1000, format: "jpeg" } }
      : {};
    const createJob: DocumentSource["createJob"] = ({ version, date }) => ({
      kind: "pdf",
      template: `${kind}.typ`,
      data: { ...data, version: fillPlaceholders(data.copy.version, { version }), day: date, date: formatDay(language, date) },
      pictures,
    });
    const name = documentName(product.id, kind, language);
    return [
      {
        name,
        product: product.id,
        kind,
        language,
        mediaType: "application/pdf",
        contentHash: hashData({ data, picture: original?.hash }),
        createJob,
      },
    ];
  });
}

function dataOf(
  kind: DocumentKind,
  { language, copy, guides, drawn, site, rowsOf, products }: LanguageInputs,
  product: Product,
  { siteUrl }: DocumentTools,
) {
  const { name, guide, lead, pictureAlt, sample } = product;
  const rows = rowsOf(product);
  const leading = product.leading.flatMap((figure) => rows[product.figures.findIndex((row) => row.name === figure)] ?? []);
  const compatible = product.fitsWith
    .filter((key) => isSoldIn(language, key))
    .flatMap((key) => products.find(({ id }) => id === key) ?? []);
  const address = new URL(localPath(language, `/products/${product.id}`), siteUrl).href;
  const common = {
    sheet: kind,
    language: languages[language].tag,
    copy,
    title: fillPlaceholders(copy.titles[kind], { product: name }),
    name,
    kind: product.kind,
    lead,
    pictureAlt,
    address,
    site,
    drawn: { parts: drawn.parts, direct: drawn.direct, alternating: drawn.alternating },
  };
  if (kind === "quick-guide") {
    return guide && { ...common, guide: buildGuide(guide, guides, name), drawing: stepsDrawing(product, drawn) };
  }
  return {
    ...common,
    sample: sample === true,
    rows,
    leading,
    drawings: drawingsOf(product, { language, copy: drawn }),
    fits: compatible.map((other) => ({ name: other.name, kind: other.kind })),
  };
}

function picturesOf(product: Product, originals: Originals): DocumentSource[] {
  return pictureKinds.flatMap((kind) => {
    const original = originals.get(pictureOf(kind, product) ?? "");
    if (!original) return [];
    const { hash } = original;
    const format = kind === "cutout" ? "png" : "jpeg";
    return [
      {
        name: pictureName(product.id, kind),
        product: product.id,
        kind,
        mediaType: `image/${format}`,
        contentHash: hashData({ picture: hash, format, longestSide }),
        createJob: () => ({ kind: "picture", ...cutOf(original), width: longestSide, height: longestSide, format }),
      },
    ];
  });
}

function cutOf({ file, crop }: Original): Pick<ImageJob, "file" | "crop"> {
  return crop ? { file, crop } : { file };
}
