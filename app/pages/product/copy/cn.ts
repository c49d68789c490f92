import type { Copy } from "./fr.ts";

export const cn: Copy = {
  products: "产品",
  example: "示例",
  missing: { sheet: "参数见项目规格书。", values: "这款产品的参数尚未公布，可向我们询问所需数值。" },
  figures: "选型关键参数",
  specification: {
    heading: "技术参数",
    lead: "各项数值，以及已公布的测试条件。",
    columns: { figure: "项目", value: "数值", condition: "条件" },
    download: "下载 CSV",
    copy: "复制表格",
    copied: "已复制表格",
    failed: "未能复制表格，请下载 CSV。",
    compareWith: "与 {product} 对比",
  },
  documents: {
    heading: "产品资料与快速指南",
    "data-sheet": "规格书（PDF）",
    ask: "索取项目规格书",
    "quick-guide": "快速指南（PDF）",
    all: "全部文件",
  },
  fits: { heading: "配套产品" },
  buying: {
    heading: "购买与安装",
    installer: "查找安装商",
    where: "购买渠道",
    ask: "立即咨询",
    askAbout: "咨询这款产品",
    project: "索取项目规格书",
  },
  back: "全部产品",
};
