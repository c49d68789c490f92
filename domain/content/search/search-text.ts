import * as v from "valibot";
import { removeInvisible } from "../../visible-text.ts";

export const longestSearchText = 100;

/** What somebody typed, as it is searched for and shown again: one line, nothing that cannot be seen, at most 100 signs. */
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
