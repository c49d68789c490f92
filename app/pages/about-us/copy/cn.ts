import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "关于我们：我们是谁",
    description: "愿景、使命与价值观，我们与谁合作、公司属于谁、在哪里能找到我们：2.5\u00a0GWh 容量，16 年研发。",
    keywords: ["储能厂家", "电池储能", "关于 eCactus", "储能研发", "EPC 合作伙伴", "磷酸铁锂电池"],
  },
  about: "关于我们",
  heading: "我们制造留住能量的设备",
  lead: "为家庭、企业和电网制造电池与逆变器，也编写运行它们的软件。",
  hallAlt: "白天的测试大厅：辊道上排列着电池模块，有人走过",
  aims: {
    heading: "愿景、使命与价值观",
    vision: { name: "愿景", text: "无论在哪里，\u200b一天的光\u200b够用一夜。" },
    mission: { name: "使命", text: "做装得快、看得懂的储能系统；它一直在工作，所以不必惦记。" },
    value: { name: "价值观", text: "严谨。写明已知的条件和出处；不知道的，就不写。" },
  },
  years: {
    heading: "一年一道棱",
    first: "研发第一年",
    last: "今年",
    capacity: { number: "2.5", unit: "GWh", note: "容量（公司数据）" },
    research: { number: "16", unit: "年", note: "研发" },
  },
  people: {
    partners: {
      heading: "我们与谁合作",
      lead: "一套储能在投运之前，要经过多个工种。他们是谁，又期待我们做到什么：",
      list: [
        {
          who: "经销商",
          what: "备有库存，为同行出主意，熟悉当地电网规则。他们期待说到做到的交期。",
          link: "查找经销商",
          to: "/how-to-buy?kind=distributor",
        },
        {
          who: "安装商",
          what: "选位置、安装、调试投运。他们期待准确的指南，还有接电话的人。",
          link: "查找安装商",
          to: "/how-to-buy?kind=installer",
        },
        {
          who: "EPC 总包商",
          what: "从方案一路做到验收。他们期待完整的数据和可以重复的试验。",
          link: "说明项目",
          to: "/contact-us?problemType=purchase#ask",
        },
      ],
    },
    shareholders: {
      heading: "公司属于谁",
      paragraphs: ["这里不列姓名，也不列股份。股东或投资者如需了解，请写信给我们。"],
      link: "向我们询问",
    },
  },
  footprint: {
    heading: "在哪里找到我们",
    text: "一个国家或地区一道光，高度是我们在当地能给出的地址数量。",
    map: "世界地图：有经销商和安装商的国家和地区",
    sampleNote: "国家、地区和数量来自示例地址，换成真实地址后会随之改变。",
    link: "查找您附近的地址",
  },
  onward: {
    heading: "继续阅读",
    story: {
      name: "我们的故事",
      text: "龙舌兰、龙神柱、龙爪球、圆柱仙人掌：四种植物，四个名字。",
      alt: "夜晚沙漠里的一株仙人掌，体内有一道光",
    },
    mark: { name: "标志", text: "五道棱，一道亮着。", alt: "白色机身上的薄荷绿光线" },
  },
};
