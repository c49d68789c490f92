/** Kinds of parts that have a colour of their own. */
export type CodeKind = "comment" | "text" | "keyword" | "name" | "value";
export type Code = readonly (readonly [text: string, kind?: CodeKind])[];

export const codeText = (code: Code): string => code.map(([text]) => text).join("");
