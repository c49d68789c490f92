import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "关于 eCactus：储能设备与软件制造商",
    description:
      "eCactus 为家庭、企业和电网制造储能设备，开发能量管理软件：2.5\u00a0GWh 容量（公司数据），16 年研发，以及愿景、使命、价值观与合作伙伴。",
    keywords: ["储能厂家", "电池储能", "关于 eCactus", "储能研发", "EPC 合作伙伴", "磷酸铁锂电池"],
  },
  about: "关于我们",
  heading: "储能设备与能量管理软件制造商",
  lead: "eCactus 为家庭、企业和电网制造储能电池、逆变器与储能变流器，并开发能量管理软件。",
  products: "查看产品",
  howToBuy: "购买渠道",
  hallAlt: "白天的测试大厅：辊道上排列着电池模块",
  aims: {
    heading: "愿景、使命与价值观",
    vision: { name: "愿景", text: "让白天的\u200b光伏发电，\u200b满足\u200b夜间的用电。" },
    mission: { name: "使命", text: "提供安装快捷、运行透明、维护简单的储能系统。" },
    value: { name: "价值观", text: "严谨：公布的数据注明出处。" },
  },
  years: {
    heading: "16 年研发与 2.5 GWh 容量",
    first: "研发第一年",
    last: "今年",
    capacity: { number: "2.5", unit: "GWh", note: "容量（公司数据）" },
    research: { number: "16", unit: "年", note: "研发" },
  },
  people: {
    partners: {
      heading: "经销、安装与工程合作伙伴",
      lead: "储能系统从销售到投运，由经销商、安装商和 EPC 总包商共同完成。",
      list: [
        {
          who: "经销商",
          what: "备有库存，为安装商提供建议，熟悉当地并网规则，需要可靠的交期。",
          link: "查找经销商",
          to: "/how-to-buy?kind=distributor",
        },
        {
          who: "安装商",
          what: "选定安装位置，完成安装与调试投运，需要准确的指南和技术支持。",
          link: "查找安装商",
          to: "/how-to-buy?kind=installer",
        },
        {
          who: "EPC 总包商",
          what: "负责从方案到验收的全过程，需要完整的技术数据和可重复的试验。",
          link: "说明项目",
          to: "/project-request",
        },
      ],
    },
    shareholders: {
      heading: "投资者联系",
      paragraphs: ["股东和投资者如需了解公司情况，请联系我们。"],
      link: "联系我们",
    },
  },
  footprint: {
    heading: "经销商与安装商分布",
    text: "每条竖线代表一个国家或地区，高度表示当地经销商和安装商的数量。",
    map: "世界地图：有经销商和安装商的国家和地区",
    sampleNote: "按国家和地区统计。",
    link: "查找附近的经销商和安装商",
  },
  onward: {
    heading: "品牌故事与标志",
    story: {
      name: "品牌故事",
      text: "龙舌兰、龙神柱、龙爪球、圆柱仙人掌：产品名称的由来。",
      alt: "一株蓝绿色龙舌兰，旁边是 AGAVE-TH 电池组",
    },
    mark: { name: "标志", text: "标志的构造、用法与文件下载。", alt: "白色机身上的薄荷绿光线条" },
  },
};
