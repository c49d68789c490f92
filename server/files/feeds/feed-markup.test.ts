import { expect, test } from "vitest";
import { feedMarkup } from "./feed-markup.ts";

const page = new URL("https://site.test/en/explore/news/aging");

test.each([
  ['<a href="/en/products/copia">COPIA</a>', '<a href="https://site.test/en/products/copia">COPIA</a>'],
  ['<a href="#sources">Sources</a>', '<a href="https://site.test/en/explore/news/aging#sources">Sources</a>'],
  ['<a href="https://other.test/?a=1&amp;b=2">There</a>', '<a href="https://other.test/?a=1&amp;b=2">There</a>'],
  ['<a href="mailto:a@site.test">Write</a>', '<a href="mailto:a@site.test">Write</a>'],
  ['<a href="https://[">Nowhere</a>', '<a href="https://[">Nowhere</a>'],
  [
    '<picture><source type="image/avif" srcset="/media/a.avif 640w" sizes="100vw"><img src="/media/a.webp" srcset="/media/a.webp 640w" sizes="100vw" alt="A &quot;tower&quot;"></picture>',
    '<picture><img src="https://site.test/media/a.webp" alt="A &quot;tower&quot;"></picture>',
  ],
  ['<p>He wrote href="/x" in his text.</p>', '<p>He wrote href="/x" in his text.</p>'],
])("feed markup has absolute URLs and one image variant per image: %s", (html, expected) => {
  expect(feedMarkup(html, page)).toBe(expected);
});
