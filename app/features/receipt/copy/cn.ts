import type { Copy } from "./fr.ts";

export const cn: Copy = {
  line: "编号 {reference}，收到日期：{date}",
  mail: "确认邮件会在几分钟内送达。如未收到，请查看垃圾邮件；您提交的内容我们已经收到。",
};
