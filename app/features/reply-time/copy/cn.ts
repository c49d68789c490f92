import type { Copy } from "./fr.ts";

export const cn: Copy = { within: { one: "我们在 {count} 个工作日内答复。", other: "我们在 {count} 个工作日内答复。" } };
