import * as v from "valibot";

export const longestSearchText = 100;

/** What somebody typed, as it is searched for and shown again: one line, nothing that cannot be seen, at most 100 signs. */
export const searchText = v.pipe(
  v.string(),
  v.transform((text) =>
    [
      ...text
        .toWellFormed()
        .replace(/\p{C}+/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ]
      .slice(0, longestSearchText)
      .join(""),
  ),
);
