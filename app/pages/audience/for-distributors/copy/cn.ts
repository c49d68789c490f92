import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "经销商：产品系列、资料与合作",
    description: "eCactus 产品系列一览表，附规格书，可下载 CSV 或打印，并说明经销合作的步骤。",
    keywords: ["成为经销商", "储能经销", "光伏批发", "储能产品系列"],
  },
  name: "经销商",
  heading: "经销商产品一览表",
  lead: "产品、参数和资料列在一张表里，可打印，也可导入您的系统。",
  figures: {
    systems: { one: "款电池、逆变器与 PCS", other: "款电池、逆变器与 PCS" },
    accessories: { one: "款配件", other: "款配件" },
    documents: { one: "份中文规格书与快速指南（PDF）", other: "份中文规格书与快速指南（PDF）" },
    languages: { one: "种语言的资料", other: "种语言的资料" },
  },
  range: {
    heading: "产品系列与资料",
    caption: "在您所在市场销售的产品。价格与条件以报价为准。",
    columns: { product: "产品", kind: "类型", line: "应用", figures: "关键参数", documents: "资料" },
    documents: { "data-sheet": "规格书", "quick-guide": "快速指南" },
    csv: "下载 CSV",
    print: "打印",
  },
  partnership: {
    heading: "三步成为经销商",
    pictureAlt: "黄昏时的仓库：灯光下货架满满的库房，院子里有码好纸箱的托盘和一辆叉车",
    steps: [
      { name: "合作条件", text: "填写申请之前，可先咨询数量、交期和条件，我们会通过电子邮件回复。" },
      { name: "提交申请", text: "说明企业、应用领域和地区。通过邮件中的链接查看进度，无需账号。" },
      { name: "审核结果", text: "我们的团队审阅申请，并通过电子邮件答复。如需补充资料，也通过同一链接联系您。" },
    ],
    apply: "提交企业信息",
    terms: "咨询合作条件",
  },
  sellers: { heading: "现有经销商", all: "全部名录" },
  further: {
    heading: "销售与售后",
    links: {
      pictures: { text: "产品图片", note: "可下载，附使用条款。" },
      mark: { text: "标志", note: "图形、颜色与文件。" },
      compare: { text: "产品对比", note: "最多三款，逐行对照。" },
      finder: { text: "购买渠道", note: "客户查找经销商的名录。" },
      hub: { text: "ECOS Hub", note: "按权限查看安装商的系统。" },
      warranty: { text: "质保", note: "报修所需材料，逐步说明。" },
      meet: { text: "展会", note: "可看到实物的时间和地点。" },
    },
  },
};
