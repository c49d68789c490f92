import type { Copy } from "./fr.ts";

export const cn: Copy = {
  example: "示例",
  products: "产品",
  questions: "常见问题",
  transcript: "画面内容",
  unplayable: "您的浏览器无法播放此视频，请下载文件：",
};
