import type { Page } from "@playwright/test";
import { waitForHydration } from "../fixtures.ts";

/**
 * Form of a page with valid values, by field name. `last`: the last field that can be wrong. `typed`: a field with a wrong value that
 * must be kept. `form`: selector inside `main`.
 */
export type VisitorForm = { path: string; form?: string; values: Record<string, string | true>; last: string; typed: [string, string] };

const person = { name: "Zoë", email: "zoe@example.com" };

export const visitorForms: VisitorForm[] = [
  {
    path: "/en/contact-us",
    values: { ...person, telephone: "+33 6 12 34 56 78", company: "Soleil", message: "Why?" },
    last: "message",
    typed: ["email", "zoe@"],
  },
  {
    path: "/en/how-to-buy",
    form: "#installer",
    values: { place: "Marseille", ...person, consent: true },
    last: "consent",
    typed: ["email", "zoe@"],
  },
  {
    path: "/en/partners",
    values: {
      company: "Soleil",
      registration: "RCS 1",
      country: "FR",
      region: "Rhône",
      city: "Lyon",
      roles: true,
      lines: true,
      ...person,
      telephone: "+33 6 12 34 56 78",
      consent: true,
    },
    last: "consent",
    typed: ["website", "not a page"],
  },
  {
    path: "/en/project-request",
    values: { power: "500", country: "FR", services: true, company: "Soleil", ...person, consent: true },
    last: "consent",
    typed: ["power", "a lot"],
  },
  { path: "/en/join-us/service-technician", values: person, last: "attachments", typed: ["email", "zoe@"] },
  { path: "/en/newsletter", values: { email: person.email, consent: true }, last: "consent", typed: ["email", "zoe@"] },
  {
    path: "/en/sign-up",
    values: {
      country: "FR",
      callingCode: "33",
      phone: "612345678",
      email: person.email,
      username: "zoe.soleil",
      nickname: "Zoë",
      code: "123456",
      password: "Sunrise-4711",
      confirmPassword: "Sunrise-4711",
      agree: true,
    },
    last: "agree",
    typed: ["username", "4zoe"],
  },
  { path: "/en/login", values: { login: "zoe.soleil", password: "Sunrise-4711", agree: true }, last: "agree", typed: ["login", "zoe"] },
  {
    path: "/en/retrieve-password?step=code",
    values: { email: person.email, code: "123456", password: "Sunrise-4711", confirmPassword: "Sunrise-4711" },
    last: "confirmPassword",
    typed: ["email", "zoe@"],
  },
];

export const formField = (page: Page, { form = "" }: VisitorForm, name: string) => page.locator(`main ${form} [name="${name}"]`).first();

/** Opens the page of a form and fills in all fields except one. */
export async function openForm(page: Page, visitorForm: VisitorForm, { without = "", isHydrated = true } = {}): Promise<void> {
  await page.goto(visitorForm.path);
  if (isHydrated) await waitForHydration(page);
  for (const [name, value] of Object.entries(visitorForm.values)) {
    if (name === without) continue;
    const field = formField(page, visitorForm, name);
    if (value === true) await field.check();
    else if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
}

export async function sendForm(page: Page, { form = "form[method=post]" }: VisitorForm): Promise<void> {
  await page.locator(`main ${form} button[type=submit]:not([name]):not([aria-hidden])`).click();
}
