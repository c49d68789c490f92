import { openSeparateSite } from "../../support/separate-site.ts";
import { test as base } from "../fixtures.ts";

type SeparateSite = Awaited<ReturnType<typeof openSeparateSite>>;

/** Starts a separate site for a test that changes what all visitors see, such as the number of products. */
export const test = base.extend<{ site: SeparateSite }>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await openSeparateSite();
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});
