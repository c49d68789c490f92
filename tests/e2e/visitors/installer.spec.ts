import { expect, waitForHydration, test } from "../fixtures.ts";

test.use({ expectedErrors: /status of 422/ });

test("the installer request offers a choice of similar towns, and is confirmed after sending", async ({ page }) => {
  await page.goto("/solutions/residential-ess?consumption=4500&pv=8&goal=evening#sizing");
  await waitForHydration(page);
  await page.locator("#sizing").getByRole("link", { name: "Demander un installateur" }).click();
  const section = page.locator("#installer");
  await expect(section.getByRole("region", { name: "Votre sélection" })).toContainText("MYRTILLO");
  await section.getByLabel("Ville, commune ou code postal").fill("Marsaille");
  await section.getByLabel("Nom").fill("Zoë");
  await section.getByLabel("Adresse e-mail").fill("installer@example.com");
  await section.getByLabel("J’accepte").check();
  await section.getByRole("button", { name: "Demander un installateur" }).click();
  await section.getByLabel(/^Marseille, .*France$/).check();
  await expect(section.getByLabel("Nom")).toHaveValue("Zoë");
  await section.getByRole("button", { name: "Demander un installateur" }).click();
  await expect(page).toHaveURL(/\/how-to-buy\?result=sent&reference=[\dA-F-]{13}#installer$/);
  await expect(section.getByRole("heading", { name: "Votre demande est arrivée" })).toBeInViewport();
});
