import { readCopy } from "#app/page/read-copy.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { markets } from "#domain/markets/schema";
import { regionNames } from "#i18n/region-names.ts";

/** Reads the support contacts for the readers of the page. `scope` names the country and the product lines that a contact serves. */
export async function readSupportContacts(page: RequestContext) {
  const { language, site } = page;
  const { lines: lineNames } = await readCopy(page, "frame");
  const nameOf = regionNames(language);
  const regions: readonly string[] = markets[language].emergency;
  return (site.supportContacts ?? []).flatMap(({ area, lines = [], ...contact }) => {
    if (area !== undefined && !regions.includes(area)) return [];
    const scope = [...(area ? [nameOf(area)] : []), ...lines.map((line) => lineNames[line])].join(" · ");
    return [{ ...contact, scope }];
  });
}
