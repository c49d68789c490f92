import type { Picture } from "#app/assets/pictures.server.ts";
import { readLines } from "#app/features/solutions/read-line.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { comparisonUrl } from "#app/page/comparison-url.ts";
import { isLinked } from "#app/routing/listed-pages.ts";
import { readSoldProducts } from "#app/page/read-sold-products.ts";
import type { PageSeo } from "#app/page/seo.ts";
import type { Sector } from "#app/page/sectors.ts";
import type { FaqTopic } from "#domain/content/schema";
import { isWorthComparing } from "#domain/figures/schema";
import { localPath } from "#i18n/paths.ts";
import type { AudienceCopy } from "./audience-copy.ts";

type Path = `/${string}`;
/** A page, or the comparison of products, whose link is left out while they state too few of the same figures. */
type Target = Path | { compare: readonly string[] };
/** Link targets of each phase, by the link names in the messages. */
type Targets<Copy extends AudienceCopy> = { [Name in keyof Copy["phases"]]: Record<keyof Copy["phases"][Name]["links"], Target> };

type AudiencePage<Copy extends AudienceCopy, Seo> = { page: RequestContext; path: Path; copy: Copy; seo: Seo };
type AudienceOptions<Copy extends AudienceCopy> = {
  /** Background of the hero, which continues its image, and of the closing section. */
  ground: "sand" | "sky" | "night";
  picture: Picture;
  /** Tailwind class of `object-position`; an image without it is cropped around its centre. */
  crop?: string;
  image: PageSeo["image"];
  first: Path;
  second: Path;
  closing: Path;
  targets: Targets<NoInfer<Copy>>;
  /** Product lines whose systems the phase `productsIn` shows. */
  lines: readonly Sector[];
  productsIn: keyof NoInfer<Copy>["phases"];
  /** Topics of the questions at the end. */
  topics: readonly FaqTopic[];
  /** Query of the FAQ page that lists all questions of the audience. */
  questions: string;
};

/** Reads a page for one audience: phases with links, products and questions from the whole site. */
export async function readAudience<Copy extends AudienceCopy, Seo>(
  { page, path, copy, seo }: AudiencePage<Copy, Seo>,
  audience: AudienceOptions<Copy>,
) {
  const { picture, image, targets, productsIn } = audience;
  const { name, hero, closing, phases } = copy;
  const pageUrl = (target: Path) => localPath(page.language, target);
  const [{ shared, products, questions }, soldProducts] = await Promise.all([readLines(page, audience), readSoldProducts(page)]);
  const targetUrl = (target: Target): string | undefined => {
    if (typeof target === "string") return isLinked(target, page.emptyTypes) ? pageUrl(target) : undefined;
    const compared = soldProducts.filter(({ id }) => target.compare.includes(id));
    const ids = compared.map(({ id }) => id);
    return isWorthComparing(compared) ? comparisonUrl(page.language, ids) : undefined;
  };
  return {
    seo: { ...seo, image, jsonLd: [await breadcrumbList(page, [{ name, path }])] },
    view: {
      name,
      ground: audience.ground,
      picture,
      crop: audience.crop,
      hero: { ...hero, firstTo: pageUrl(audience.first), secondTo: pageUrl(audience.second) },
      phases: Object.entries(phases).map(([phase, { links, ...texts }]) => ({
        ...texts,
        links: linksOf(links, targets[phase] ?? {}, targetUrl),
        products: phase === productsIn ? products : [],
      })),
      questions: { shared, list: questions, filter: audience.questions },
      closing: { ...closing, to: pageUrl(audience.closing) },
    },
  };
}

function linksOf(
  texts: Record<string, { text: string; note: string }>,
  targets: Record<string, Target>,
  targetUrl: (target: Target) => string | undefined,
): { to: string; text: string; note: string }[] {
  return Object.entries(targets).flatMap(([name, target]) => {
    const linkTexts = texts[name];
    const to = targetUrl(target);
    return linkTexts && to !== undefined ? [{ to, ...linkTexts }] : [];
  });
}

export type AudienceView = Awaited<ReturnType<typeof readAudience>>["view"];
