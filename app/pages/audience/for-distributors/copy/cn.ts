import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "经销商：产品系列、销售与售后",
    description: "成为经销商、对比产品系列、获取规格书、图片与算例，并为安装商提供售后。",
    keywords: ["成为储能经销商", "储能批发", "储能经销", "储能产品系列"],
  },
  name: "经销商",
  hero: {
    heading: "成为 eCactus 储能经销商",
    lead: "面向储能与光伏批发商：户用、工商业和大型储能产品，以及销售与售后资料。",
    first: "申请合作",
    second: "查看产品",
    pictureAlt: "傍晚的批发商院落：捆扎好的纸箱托盘、亮着灯的叉车、敞开的库门和里面的货架，湿地面映着灯光",
  },
  phases: {
    join: {
      heading: "申请经销合作",
      text: "请介绍您的企业、经销产品和覆盖地区，我们的团队会回复。",
      links: {
        apply: { text: "介绍您的企业", note: "产品线、地区、经验与资料。" },
        meet: { text: "展会", note: "现场看设备，当面洽谈。" },
      },
    },
    range: {
      heading: "产品系列与规格书",
      text: "从户用一体机到储能变流器，以及户用配件。",
      links: {
        compare: { text: "对比产品", note: "最多三款，逐行对照。" },
        dataSheets: { text: "规格书", note: "五种语言，标明版本和日期。" },
      },
    },
    sell: {
      heading: "销售资料：图片、标志与算例",
      text: "用于产品目录、网站和报价。",
      links: {
        pictures: { text: "产品图片", note: "可下载，附校验值。" },
        mark: { text: "标志", note: "标志、颜色与文件下载。" },
        cases: { text: "算例", note: "户用、工商业与大型储能，附数据和计算过程。" },
        finder: { text: "购买渠道", note: "客户按城市查找经销商。" },
      },
    },
    serve: {
      heading: "安装商售后支持",
      text: "答复安装商问题所需的资料。",
      links: {
        hub: { text: "ECOS Hub", note: "按权限查看安装商名下的系统。" },
        codes: { text: "故障码", note: "原因、处理办法，以及由谁处理。" },
        warranty: { text: "质保", note: "报修所需材料，逐步说明。" },
        support: { text: "本地支持", note: "您所在国家或地区的联系方式。" },
      },
    },
  },
  closing: {
    heading: "咨询经销条件",
    text: "填写申请前，可先咨询数量、交期和条件。",
    action: "联系我们",
  },
};
