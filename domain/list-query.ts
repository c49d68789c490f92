import * as v from "valibot";

const count = (most: number) => v.pipe(v.string(), v.digits(), v.transform(Number), v.number(), v.minValue(1), v.maxValue(most));

export const pagingFields = {
  page: v.optional(count(100_000), "1"),
  size: v.optional(count(100), "25"),
  order: v.optional(v.picklist(["asc", "desc"]), "desc"),
};

export const searchWords = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), "");
