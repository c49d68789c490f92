import { expect, test } from "../fixtures.ts";
import { formField, openForm, sendForm, visitorForms } from "./visitor-forms.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /status of 422/ });

for (const javaScriptEnabled of [true, false])
  test.describe(`forms on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const visitorForm of visitorForms) {
      const { path, last } = visitorForm;

      test(`${path} shows and focuses its last field when only that is wrong`, async ({ page }) => {
        await openForm(page, visitorForm, { without: last, isHydrated: javaScriptEnabled });
        await sendForm(page, visitorForm);
        const field = formField(page, visitorForm, last);
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toBeFocused();
        await expect(field).toBeInViewport();
        await expect(page.locator("main [aria-invalid=true]")).toHaveCount(1);
      });

      test(`${path} shows and focuses its first wrong field when all are empty`, async ({ page }) => {
        await openForm(page, { ...visitorForm, values: {} }, { isHydrated: javaScriptEnabled });
        await sendForm(page, visitorForm);
        const first = page.locator("main [aria-invalid=true]").first();
        await expect(first).toBeFocused();
        await expect(first).toBeInViewport();
      });
    }
  });
