import { title } from "../../../domain/content/collections/common-fields.ts";
import { languages } from "#i18n/languages.ts";
import { blockTexts } from "../../../admin/src/content/fields/block-texts.ts";
import { distributorTexts } from "../../../admin/src/distributors/texts.ts";
import { lifecycleTexts } from "../../../admin/src/content/lifecycle-texts.ts";
import { reviewTexts } from "../../../admin/src/reviews/texts.ts";
import { draftNewsKey, publishedNewsKey } from "./example-work.ts";
import type { GuideScreenshot } from "./guide-screenshot.ts";

const distributorTable = `key,order,country,kind,lines,place,name,city,note
solar-nord,10,DE,installer,residential,Hamburg,Solar Nord,Hamburg,
energie-rhone,20,FR,distributor,residential; commercial-industrial,Lyon,Énergie Rhône,Lyon,
`;

/** Screenshots of the guides about content and media. */
export const contentScreenshots: Record<string, GuideScreenshot> = {
  review: {
    address: () => `content/news/${draftNewsKey}?left=en`,
    async act(page, language) {
      const { commentCount, commentOn } = reviewTexts[language];
      const comments = page.getByRole("button", { name: commentCount.replace("{count}", "0"), exact: true }).first();
      await comments.click();
      const input = page.getByLabel(commentOn.replace("{field}", title.label[language]), { exact: true }).first();
      await input.fill("May we add the date?");
      await comments.scrollIntoViewIfNeeded();
    },
  },
  "page-blocks": {
    address: () => "content/page/home-battery?left=en",
    async act(page, language) {
      const english = page.getByRole("region", { name: languages.en.name, exact: true });
      const add = page.getByRole("button", { name: blockTexts[language].add, exact: true });
      return english.getByRole("group").filter({ has: add }).last();
    },
  },
  product: { address: () => "content/product/copia?left=en&right=sheet" },
  "delete-entry": {
    address: () => `content/news/${publishedNewsKey}`,
    async act(page, language) {
      await page.getByRole("button", { name: lifecycleTexts[language].delete, exact: true }).first().click();
      return page.locator(".MuiDialog-paper");
    },
  },
  distributors: {
    address: () => "distributors",
    async act(page, language) {
      const file = { name: "distributors.csv", mimeType: "text/csv", buffer: Buffer.from(distributorTable) };
      await page.getByLabel(distributorTexts[language].choose).setInputFiles(file);
    },
  },
  launch: { address: () => "launch" },
  "media-item": { address: () => "media/copia-hero" },
};
