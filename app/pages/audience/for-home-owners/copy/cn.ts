import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "家庭用户：户用储能选型与使用",
    description: "家庭储能：测算容量，选择设备，查找安装商，日常使用。内容按先后顺序排列。",
    keywords: ["家庭储能选购", "户用储能容量", "储能安装商", "家庭用户"],
  },
  name: "家庭用户",
  hero: {
    heading: "家庭储能：从选型到使用",
    lead: "面向有光伏或计划安装光伏的家庭：测算容量，选择设备，查找安装商，使用 ECOS 应用。",
    first: "测算电池容量",
    second: "查找安装商",
    pictureAlt: "暴风雨之夜的农舍：大雨如注，山谷一片漆黑，屋里每扇窗都亮着",
  },
  phases: {
    size: {
      heading: "测算电池容量",
      text: "根据一年的电费单和光伏容量，得到估算值。",
      links: {
        calculate: { text: "测算模块数", note: "填写三项数据，得到模块数和计算假设。" },
        cases: { text: "算例", note: "典型住宅及其数据。" },
        articles: { text: "规划类文章", note: "讲清自发自用、备电和容量。" },
      },
    },
    choose: {
      heading: "选择一体机或分体系统",
      text: "逆变器与电池可以合为一体，也可以分开安装，使用同一个应用。",
      links: {
        compare: { text: "对比 AGAVE-TH 与 MYRTILLO", note: "逐行对照两款产品。" },
        dataSheets: { text: "规格书", note: "PDF 文件，询价时可一并提供。" },
      },
    },
    install: {
      heading: "查找安装商与安装准备",
      text: "安装和接线由安装商完成，合同也与安装商签订。",
      links: {
        installer: { text: "附近的安装商", note: "按城市查找，地图与列表对照。" },
        place: { text: "安装位置与安装当天", note: "电池可以放在哪里，当天如何进行。" },
        outage: { text: "停电时", note: "哪些回路恢复供电，需要什么条件。" },
      },
    },
    live: {
      heading: "储能系统日常使用与质保",
      text: "系统投运后的查看、维护与报修。",
      links: {
        ecos: { text: "ECOS", note: "在应用里查看光伏、电池、家庭和电网。" },
        app: { text: "下载应用", note: "安装到手机。" },
        care: { text: "维护", note: "哪些可以自己检查，什么时候检查。" },
        codes: { text: "故障码", note: "屏幕显示的含义，以及由谁处理。" },
        warranty: { text: "质保", note: "需要保存哪些凭证，怎样报修。" },
      },
    },
  },
  closing: {
    heading: "咨询家庭储能方案",
    text: "请说明用电量、屋顶情况和储能需求，我们的团队会回复。",
    action: "立即咨询",
  },
};
