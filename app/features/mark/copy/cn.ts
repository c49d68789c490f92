import type { Copy } from "./fr.ts";

export const cn: Copy = {
  heading: "标志文件下载：SVG 与 PNG",
  text: "供媒体、合作伙伴和安装商介绍 eCactus 产品时使用。下载文件不构成代表 eCactus 发言的授权。",
  names: { logo: "完整标志，浅色底", logoOnDark: "完整标志，深色底", mark: "单独图形，浅色底", markOnDark: "单独图形，深色底" },
};
