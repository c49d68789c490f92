import { compile } from "html-to-text";

/** Limits of a mail's HTML: more is of no use to a reader, and a hostile mail must not keep the process busy. */
const maxInputLength = 500_000;
const limits = { maxInputLength, maxDepth: 60, maxChildNodes: 5_000 };

/** Converts the HTML of a mail: quotes begin with "> ", links keep their address, images and layout disappear. */
export const toPlainText = compile({
  wordwrap: false,
  limits,
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});
