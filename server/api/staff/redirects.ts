import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { isFile } from "#app/routing/decide-url.ts";
import {
  importRedirects,
  listRedirects,
  readActiveRedirects,
  readLanguagesOfEntry,
  removeRedirect,
  saveRedirect,
  type SiteAddresses,
} from "#domain/redirects";
import { listMissed } from "#domain/visits";
import { languageCodes } from "#i18n/languages.ts";
import type { Context } from "../../../domain/context.ts";
import { routePageAt } from "../../pages/site-address.ts";
import { fail, failValidation, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";

const { redirects } = staffEndpoints;

export function mountRedirects({ mount, services }: ApiParts): void {
  const addressesIn = (context: Context): SiteAddresses => ({
    siteUrl: services.environment.siteUrl,
    isFile,
    async languagesOfPage(path) {
      const page = routePageAt(path);
      if (!page) return [];
      return page.entry ? readLanguagesOfEntry(context, page.entry) : languageCodes;
    },
  });
  mount.staff(redirects.list, [], async (c, query, { context }) => succeed(c, await listRedirects(context, query)));
  mount.staff(redirects.missed, [], async (c, _, { context }) => {
    const active = await readActiveRedirects(context, routePageAt);
    const missed = await listMissed(context);
    return succeed(
      c,
      missed.filter(({ path }) => !active.has(encodeURI(path))),
    );
  });
  mount.staff(redirects.save, [], async (c, form, { context }) => {
    const outcome = await saveRedirect(context, form, addressesIn(context));
    if (outcome.ok) return succeed(c, null);
    return "field" in outcome ? failValidation(c, { [outcome.field]: outcome.reason }) : fail(c, 404, "unknownRedirect");
  });
  mount.staff(redirects.import, [], async (c, input, { context }) =>
    succeed(c, await importRedirects(context, input, addressesIn(context))),
  );
  mount.staff(redirects.remove, [], async (c, { from }, { context }) =>
    (await removeRedirect(context, from)) ? succeed(c, null) : fail(c, 404, "unknownRedirect"),
  );
}
