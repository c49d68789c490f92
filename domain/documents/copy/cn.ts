import type { DocumentCopy } from "./fr.ts";

export const cn: DocumentCopy = {
  kinds: { "data-sheet": "规格书", "quick-guide": "快速指南" },
  titles: {
    "data-sheet": "{product} 规格书",
    "quick-guide": "{product} 快速指南",
    cutout: "{product} 透明底图",
    picture: "{product} 产品图",
  },
  version: "版本 {version}",
  page: "第 {page} 页，共 {pages} 页",
  example: "示例",
  sampleContact: "示例联系方式",
  figures: "技术参数",
  columns: { figure: "参数", value: "数值", condition: "条件" },
  fits: "配套产品",
  notes: {
    heading: "阅读说明",
    items: [
      "日期见页脚。以随产品交付的规格书为准。",
      "注明条件的数值仅在该条件下成立。未列出的条件和项目，请在选型前咨询。",
      "接线与调试须由持证电工按当地规定完成。",
    ],
  },
  online: "产品页面：",
  contact: "联系方式",
};
