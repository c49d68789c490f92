import { openSeparateSite } from "../../support/separate-site.ts";
import { test as base } from "../fixtures.ts";

type OwnSite = Awaited<ReturnType<typeof openSeparateSite>>;

/** For what changes the site for everybody, such as how many products there are: it happens on a site of its own. */
export const test = base.extend<{ site: OwnSite }>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await openSeparateSite();
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});
