/** The language of a BCP 47 tag without script and region: `zh` of `zh-Hant-TW`. */
export const primarySubtag = (tag: string): string => tag.toLowerCase().split("-", 1)[0] ?? "";
