import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "资料下载：数据表与快速指南",
    description: "eCactus 全系产品的数据表、快速指南、视频与图片，五种语言，附版本、日期、大小和 SHA-256 校验值。",
    keywords: ["储能电池数据表", "安装指南", "eCactus 资料下载", "AGAVE-TH PDF", "MYRTILLO PDF"],
  },
  heading: "找到文件，地址不变",
  lead: "数据表与指南和产品页面出自同一份数据：数值一改，文件随之更新，并换上新的版本号。",
  example: "示例",
  filter: "筛选文件",
  facets: { type: "文件类型", product: "产品", resource: "资料种类", problem: "您要做什么", language: "文件语言" },
  any: "全部",
  allLanguages: "所有语言",
  submit: "显示",
  remove: "取消筛选：{name}",
  types: { pdf: "PDF", video: "视频", image: "图片" },
  resources: { "data-sheet": "数据表", "quick-guide": "快速指南", form: "表格", drawing: "图纸", video: "视频", picture: "产品图片" },
  problems: { choosing: "选型", installation: "安装", commissioning: "调试投运", operation: "使用", fault: "排障", presentation: "展示" },
  count: { one: "{count} 个文件", other: "{count} 个文件" },
  several: "多个产品",
  version: "版本 {version}",
  checksum: "SHA-256",
  checksumOf: "“{title}”的 SHA-256 校验值",
  empty: { heading: "暂无数据", text: "没有符合这些条件的文件。", link: "查看全部文件" },
  pages: { label: "文件分页", current: "第 {number} 页", before: "上一页", after: "下一页" },
};
