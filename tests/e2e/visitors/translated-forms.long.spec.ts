import { expect } from "../fixtures.ts";
import { test } from "./account-steps.ts";
import { errorSummary, formField, openForm, sendForm, visitorForms, wrongField } from "./visitor-forms.ts";

test.use({ expectedErrors: /status of 422/ });

/** Replaces each text node with nested font elements, as page translation of browsers does. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && !["SCRIPT", "STYLE", "NOSCRIPT", "TEXTAREA"].includes(node.parentElement!.tagName)) nodes.push(node);
  }
  for (const node of nodes) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `¡${node.data}`;
    outer.append(inner);
    node.replaceWith(outer);
  }
}

for (const visitorForm of visitorForms) {
  const { path, isStatic } = visitorForm;
  const { typed: [name, value] = [visitorForm.last, ""] } = visitorForm;
  test(`${path} shows its errors and keeps typed text after the browser translated the page`, async ({ page }) => {
    await openForm(page, visitorForm, { isEmpty: true });
    await page.evaluate(translatePage);
    await formField(page, visitorForm, name).fill(value);
    await sendForm(page, visitorForm);
    await expect(errorSummary(page).or(wrongField(page)).first()).toBeFocused();
    await expect(formField(page, visitorForm, name)).toHaveValue(value);
    if (isStatic) return;
    // The errors of the second attempt replace those of the first.
    await page.evaluate(translatePage);
    await sendForm(page, visitorForm);
    await expect(errorSummary(page).or(wrongField(page)).first()).toBeFocused();
    await expect(formField(page, visitorForm, name)).toHaveValue(value);
  });
}
