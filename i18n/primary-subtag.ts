/** Returns the language subtag of a BCP 47 tag: `zh` of `zh-Hant-TW`. */
export const primarySubtag = (tag: string): string => tag.toLowerCase().split("-", 1)[0] ?? "";
