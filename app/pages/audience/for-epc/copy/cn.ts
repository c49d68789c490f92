import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "EPC 总包商与项目开发商",
    description: "电站选型、变流器选择、并网研究与安全、投运后的运行：一个储能项目所需的内容集中在一页。",
    keywords: ["储能 EPC", "储能项目开发", "储能并网研究", "储能电站运行"],
  },
  name: "EPC 与开发商",
  hero: {
    heading: "从技术要求到运行",
    lead: "功率、时长、并网、试验、运行：项目每个阶段，本站都有对应内容。",
    first: "估算电站",
    second: "说明项目",
    pictureAlt: "起重机把电池集装箱吊在基座上方，两人用牵引绳稳住它",
  },
  phases: {
    size: {
      heading: "选型",
      text: "并网点功率决定台数，时长决定电量。",
      links: {
        plant: { text: "大型储能电站", note: "功率、时长、台数与可放电量。" },
        site: { text: "工商业现场", note: "削峰计算，附假设。" },
        cases: { text: "算例", note: "电网侧典型场景及其数据。" },
      },
    },
    system: {
      heading: "选择变流器",
      text: "TIANYUAN 60k 最多 10 台并联，同样的单元可以重复。",
      links: {
        blocks: { text: "组成大型电站", note: "单元、变压器与变电站。" },
        documents: { text: "TIANYUAN 200k 资料", note: "规格书与快速指南，PDF 文件。" },
      },
    },
    build: {
      heading: "设计与建设",
      text: "订货前没有说定的，验收时要付出代价。这些页面帮您逐项核对。",
      links: {
        settle: { text: "研究阶段要确定的事项", note: "逐项列出。" },
        gridCode: { text: "并网规范与调试投运", note: "合规证明与试验顺序。" },
        safety: { text: "电站安全", note: "间距、消防、远程访问。" },
        articles: { text: "技术文章", note: "耦合方式、电网服务、效率。" },
      },
    },
    run: {
      heading: "运行",
      text: "控制室读取数据、下发指令，您自己的程序也可以接入。",
      links: {
        panguOs: { text: "PANGU OS", note: "站点的能量管理系统。" },
        openApi: { text: "Open API", note: "四步接入，为您的程序提供数据。" },
        codes: { text: "TIANYUAN 故障码", note: "含义，以及由谁处理。" },
        warranty: { text: "质保", note: "需要保存哪些凭证，怎样报修。" },
        apply: { text: "申请合作", note: "不止于一个项目的合作。" },
      },
    },
  },
  closing: {
    heading: "有项目要评估",
    text: "请说明国家或地区、并网点功率、时长、用途和工期，由专人回复。",
    action: "说明项目",
  },
};
