import type { Copy } from "./fr.ts";

export const cn: Copy = { heading: "参考价格", asOf: "{market}，截至 {date}", includes: "包含：{what}" };
