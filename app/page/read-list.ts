import { websiteIdOf } from "#i18n/languages.ts";
import type { ListedEntry } from "#app/api-client/api-client.ts";
import { isShownIn } from "./localise-entry.ts";
import type { RequestContext } from "./request-context.ts";

const whole = 9999;

/** The public entries of a type on the page's website, in their order: all, or the first `size`. Empty where they cannot be had. */
export async function readList<Item extends ListedEntry>(
  page: Pick<RequestContext, "api" | "language">,
  type: string,
  size = whole,
): Promise<Item[]> {
  const listed = await page.api.list<Item>(`/${type}/list`, { page: 1, size, websiteId: websiteIdOf(page.language) });
  return listed.filter((entry) => isShownIn(page.language, entry));
}
