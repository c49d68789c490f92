import { expect, waitForHydration, test } from "./fixtures.ts";

test("React Router keeps its manifest and its router where app/router-internals reads them", async ({ page }) => {
  await page.goto("/en/products");
  await waitForHydration(page);
  await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
  const { version, ids, route } = await page.evaluate(() => {
    const ids = window.__reactRouterDataRouter.match("/en/about-us")!.map((match) => match.route.id);
    const { version, routes } = window.__reactRouterManifest!;
    return { version, ids, route: routes[ids.at(-1)!] };
  });
  expect(version).toMatch(/^\w{8}$/);
  expect(ids).toEqual(["root", "layout-default___en", "about-us___en"]);
  expect(route).toMatchObject({ id: "about-us___en", module: expect.stringMatching(/^\/assets\/.+\.js$/), hasClientLoader: true });
  expect(route!.imports).toEqual(expect.arrayContaining([expect.stringMatching(/^\/assets\/vendor-.+\.js$/)]));
});
