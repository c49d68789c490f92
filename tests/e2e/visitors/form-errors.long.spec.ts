import { expect } from "../fixtures.ts";
import { test } from "./account-steps.ts";
import { errorSummary, openForm, sendForm, visitorForms, wrongField } from "./visitor-forms.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /status of 422/ });

for (const javaScriptEnabled of [true, false])
  test.describe(`forms on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const visitorForm of visitorForms) {
      const { path, last } = visitorForm;

      test(`${path} shows and focuses its last field when only that is wrong`, async ({ page }) => {
        await openForm(page, visitorForm, { without: last, isHydrated: javaScriptEnabled });
        await sendForm(page, visitorForm);
        const field = wrongField(page, last).first();
        await expect(field).toBeFocused();
        await expect(field).toBeInViewport();
        await expect(field).toHaveCSS("outline-style", "solid");
        await expect(page.locator("strong.text-danger")).toBeInViewport({ ratio: 1 });
        await expect(wrongField(page)).toHaveCount(1);
      });

      test(`${path} focuses the list of its errors when all fields are empty, and the list leads to each field`, async ({ page }) => {
        await openForm(page, visitorForm, { isEmpty: true, isHydrated: javaScriptEnabled });
        await sendForm(page, visitorForm);
        await expect(wrongField(page).first()).toBeVisible();
        const names = await wrongField(page).evaluateAll((fields) => [...new Set(fields.map((field) => field.getAttribute("name")))]);
        const summary = errorSummary(page);
        if (names.length === 1) {
          await expect(wrongField(page).first()).toBeFocused();
          await expect(summary).toHaveCount(0);
          return;
        }
        await expect(summary).toBeFocused();
        await expect(summary.getByRole("link")).toHaveCount(names.length);
        const reached: (string | null)[] = [];
        for (const link of await summary.getByRole("link").all()) {
          await link.click();
          const focused = page.locator("[aria-invalid=true]:focus");
          await expect(focused).toBeInViewport();
          reached.push(await focused.getAttribute("name"));
        }
        expect(reached.toSorted()).toEqual(names.toSorted());
      });
    }
  });
