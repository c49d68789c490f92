import { expect } from "../fixtures.ts";
import { test } from "./account-steps.ts";
import { openForm, sendForm, visitorForms, wrongField } from "./visitor-forms.ts";

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
        await expect(wrongField(page)).toHaveCount(1);
      });

      test(`${path} shows and focuses its first wrong field when all are empty`, async ({ page }) => {
        await openForm(page, visitorForm, { isEmpty: true, isHydrated: javaScriptEnabled });
        await sendForm(page, visitorForm);
        const first = wrongField(page).first();
        await expect(first).toBeFocused();
        await expect(first).toBeInViewport();
      });
    }
  });
