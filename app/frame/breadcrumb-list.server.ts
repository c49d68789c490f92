import { localPath } from "#i18n/paths.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";

/**
 * Builds the structured data of a breadcrumb. `steps` have names and paths without language prefix; the last one is the page
 * itself.
 */
export async function breadcrumbList(
  page: Pick<RequestContext, "language" | "siteUrl" | "api">,
  steps: readonly { name: string; path: string }[],
): Promise<object> {
  const { home } = await readCopy(page, "frame");
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: home, path: "/" }, ...steps].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: new URL(localPath(page.language, step.path), page.siteUrl).href,
    })),
  };
}
