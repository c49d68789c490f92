import type { Copy } from "./fr.ts";

export const cn: Copy = {
  products: "产品",
  example: "示例",
  figures: "选型关键参数",
  specification: {
    heading: "技术参数",
    lead: "列出各项数值；已给出条件的，一并注明。",
    columns: { figure: "项目", value: "数值", condition: "条件" },
    download: "下载 CSV",
    copy: "复制表格",
    copied: "已复制表格",
    failed: "未能复制表格，请下载 CSV。",
  },
  documents: { heading: "资料", "data-sheet": "数据表", "quick-guide": "快速指南", all: "全部文件" },
  fits: { heading: "可搭配使用" },
  buying: { heading: "哪里购买，谁来安装", installer: "查找安装商", where: "购买渠道", ask: "提问" },
  back: "全部产品",
};
