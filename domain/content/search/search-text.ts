import * as v from "valibot";
import { removeInvisible } from "../../visible-text.ts";

export const longestSearchText = 100;

/** Cleans a query to one line of at most 100 visible characters. */
export const searchText = v.pipe(
  v.string(),
  v.transform((text) =>
    [
      ...removeInvisible(text)
        .toWellFormed()
        .replace(/\p{C}+/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ]
      .slice(0, longestSearchText)
      .join(""),
  ),
);
