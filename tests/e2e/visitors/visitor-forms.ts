import type { Page } from "@playwright/test";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { waitForHydration } from "../fixtures.ts";
import { openThread, signIn } from "./open-private-form.ts";

/**
 * Form of a page with valid values, by field name. `last`: the last field that can be wrong. `typed`: a field with a wrong value that
 * must be kept; no form returns passwords. `form` and `submit` are selectors. `open` prepares what the page needs, and returns its path
 * if that depends on it. `isStatic` means that the form posts to the page that owns it, without code of its own.
 */
export type VisitorForm = {
  path: string;
  form?: string;
  submit?: string;
  values: Record<string, string | true>;
  last: string;
  typed?: [string, string];
  open?: (page: Page) => Promise<string | void>;
  isStatic?: true;
};

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
    form: "main #installer form",
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
    submit: "button[name=step]",
    values: { country: "FR", callingCode: "33", phone: "612345678", email: person.email, agree: true },
    last: "agree",
    typed: ["email", "zoe@"],
  },
  { path: "/en/login", values: { login: "zoe.soleil", password: goodPassword, agree: true }, last: "agree", typed: ["login", "zoe"] },
  {
    path: "/en/login?by=phone",
    values: { callingCode: "33", phone: "612345678", password: goodPassword, agree: true },
    last: "agree",
    typed: ["phone", "12"],
  },
  {
    path: "/en/retrieve-password",
    submit: "button[name=step]",
    values: { email: person.email },
    last: "email",
    typed: ["email", "zoe@"],
  },
  {
    path: "/en/retrieve-password?step=code",
    values: { email: person.email, code: "123456", password: goodPassword, confirmPassword: goodPassword },
    last: "confirmPassword",
    typed: ["email", "zoe@"],
  },
  {
    path: "/en/personal-center#profile",
    form: "#profile form",
    open: signIn,
    values: { nickname: "Camille", country: "FR", callingCode: "33", phone: "612345678" },
    last: "phone",
    typed: ["phone", "12"],
  },
  {
    path: "/en/personal-center#email",
    form: "#email form",
    open: signIn,
    values: { email: person.email, code: "123456", password: goodPassword },
    last: "password",
    typed: ["email", "zoe@"],
  },
  {
    path: "/en/personal-center#password",
    form: "#password form",
    open: signIn,
    values: { currentPassword: goodPassword, password: "Moonlight-0815", confirmPassword: "Moonlight-0815" },
    last: "confirmPassword",
  },
  { path: "/en/personal-center#delete", form: "#delete form", open: signIn, values: { password: goodPassword }, last: "password" },
  {
    path: "/en/platform/open-api/console",
    form: "main form:has([name=url])",
    open: signIn,
    values: { url: "https://receiver.example/events" },
    last: "url",
    typed: ["url", "not an address"],
  },
  { path: "/en/contact/thread", open: openThread, values: { message: "Still there?" }, last: "message" },
  {
    path: "/en/pages/home-battery",
    form: 'main form[action$="/how-to-buy"]',
    isStatic: true,
    values: { place: "Marseille", ...person, consent: true },
    last: "consent",
    typed: ["email", "zoe@"],
  },
  {
    path: "/en/explore/blog",
    form: 'form[action$="/newsletter"]',
    values: { email: person.email, consent: true },
    last: "consent",
    typed: ["email", "zoe@"],
  },
];

const formOf = (page: Page, { form = "main form[method=post]" }: VisitorForm) => page.locator(form);

export const formField = (page: Page, visitorForm: VisitorForm, name: string) =>
  formOf(page, visitorForm).locator(`[name="${name}"]:not([type=hidden])`).first();

/** Field with an error, in the form or on the page that shows the errors of a static form. */
export const wrongField = (page: Page, name?: string) =>
  page.locator(name === undefined ? "[aria-invalid=true]" : `[name="${name}"][aria-invalid=true]`);

/** Links to the wrong fields at the head of a form with several errors. */
export const errorSummary = (page: Page) => page.locator("form [role=alert]:has(a[href^='#'])");

/** Opens the page of a form. Fills in all fields except one, or clears all. */
export async function openForm(
  page: Page,
  visitorForm: VisitorForm,
  { without, isEmpty = false, isHydrated = true }: { without?: string; isEmpty?: boolean; isHydrated?: boolean } = {},
): Promise<void> {
  const path = await visitorForm.open?.(page);
  await page.goto(path ?? visitorForm.path);
  if (isHydrated) await waitForHydration(page);
  const closedParts = formOf(page, visitorForm).locator("details:not([open]) > summary");
  while ((await closedParts.count()) > 0) await closedParts.first().click();
  for (const [name, value] of Object.entries(visitorForm.values)) {
    const field = formField(page, visitorForm, name);
    const isText = value !== true && (await field.evaluate(({ tagName }) => tagName)) !== "SELECT";
    // The form of a profile has the values of the account.
    if (isEmpty || name === without) {
      if (isText && (await field.inputValue()) !== "") await field.fill("");
    } else if (value === true) await field.check();
    else if (isText) await field.fill(value);
    else await field.selectOption(value);
  }
}

export async function sendForm(page: Page, visitorForm: VisitorForm): Promise<void> {
  const { submit = "button[type=submit]:not([name]):not([aria-hidden])" } = visitorForm;
  await formOf(page, visitorForm).locator(submit).click();
}
