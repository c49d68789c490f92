import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, waitForHydration } from "../fixtures.ts";

/** Sends a contact question with an email address that no other test uses. */
export async function askQuestion(page: Page, prefix = "/de"): Promise<{ name: string; email: string; message: string }> {
  const name = `Zoë ${randomUUID().slice(0, 8)}`;
  const question = { name, email: `${name.slice(4)}@example.com`, message: `Warum blinkt sie, fragt ${name}?` };
  await page.goto(`${prefix}/contact-us`);
  await waitForHydration(page);
  for (const [field, text] of Object.entries({ ...question, telephone: "+49 30 123456", company: "Soleil" }))
    await page.locator(`main [name=${field}]`).fill(text);
  await page.locator("#ask button[type=submit]").click();
  await expect(page).toHaveURL(/result=sent/);
  return question;
}
