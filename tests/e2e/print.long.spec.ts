import { expect, test } from "./fixtures.ts";

for (const [name, address, maxSheets] of [
  ["device error code", "/support-center/error-codes?code=A201", 2],
  ["product page of a tower", "/products/agave-th-three-phase-home-battery-energy-storage-system", 2],
  [
    "calculation with every field filled",
    "/de/solutions/residential-ess?consumption=5500&pv=6&goal=night&heat=9000&distance=12000&price=0,32&feedIn=0,08&cost=9000&charging=night&currency=EUR",
    1,
  ],
  [
    "calculation of a site with its tariff",
    "/cn/solutions/commercial-industrial-ess?peak=2500&limit=2000&hours=2&demand=40&price=0.7&highPrice=1.2&highHours=8-11,18-21&lowPrice=0.3&lowHours=0-8&pv=500&feedIn=0.3&days=300&energy=1500&cost=3000000&period=month&currency=CNY",
    1,
  ],
  ["product page with a drawing", "/products/tianyuan-60k", 2],
] as const)
  test(`print of a ${name} takes at most ${maxSheets} sheets of paper`, async ({ page }) => {
    await page.goto(address);
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets?.length).toBeLessThanOrEqual(maxSheets);
  });

for (const [address, rows] of [
  ["/de/products/agave-th-three-phase-home-battery-energy-storage-system", "tr"],
  ["/de/legal-notice", "dl > div"],
] as const)
  test(`print of ${address} has a head line and breaks no row`, async ({ page }) => {
    await page.goto(address);
    const head = page.locator(".print-head");
    await expect(head).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(head).toBeVisible();
    await expect(head.locator("svg")).toBeVisible();
    await expect(head).toContainText((await page.locator("link[rel=canonical]").getAttribute("href"))!);
    const breaks = await page
      .locator("main")
      .locator(rows)
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakInside));
    expect(breaks.length).toBeGreaterThan(3);
    expect(new Set(breaks)).toEqual(new Set(["avoid"]));
  });
