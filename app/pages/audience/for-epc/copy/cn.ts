import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "EPC 总包商与开发商：电站选型与并网",
    description: "电站选型、变流器选择、并网研究与安全、投运后的运行：面向 EPC 总包商与项目开发商的储能资料。",
    keywords: ["储能 EPC", "储能项目开发", "储能并网研究", "储能电站运行"],
  },
  name: "EPC 与开发商",
  hero: {
    heading: "EPC 储能项目：从选型到运行",
    lead: "面向 EPC 总包商与项目开发商：从选型、设计到运行，内容按项目阶段排列。",
    first: "测算电站容量",
    second: "说明项目",
    pictureAlt: "起重机把电池集装箱吊在基座上方，两人用牵引绳稳住它",
  },
  phases: {
    size: {
      heading: "储能电站选型",
      text: "并网点功率决定台数，时长决定电池容量。",
      links: {
        plant: { text: "大型储能电站", note: "功率、时长、台数与可放电量。" },
        site: { text: "工商业现场", note: "削峰测算，附假设。" },
        cases: { text: "算例", note: "大型储能典型场景及其数据。" },
      },
    },
    system: {
      heading: "选择储能变流器",
      text: "TIANYUAN 60k 最多 10 台并联为 625 kW 单元，多个单元组成电站。",
      links: {
        blocks: { text: "组成大型电站", note: "单元、变压器与变电站。" },
        documents: { text: "TIANYUAN 200k 资料", note: "快速指南 PDF；项目规格书可按需索取。" },
      },
    },
    build: {
      heading: "电站设计与建设",
      text: "订货前请逐项确认以下内容。",
      links: {
        settle: { text: "研究阶段要确定的事项", note: "用途、并网、控制与寿命末期容量。" },
        gridCode: { text: "并网规范与调试投运", note: "合规证明与试验顺序。" },
        safety: { text: "电站安全", note: "间距、消防、远程访问。" },
        articles: { text: "技术文章", note: "耦合方式、电网服务、效率。" },
      },
    },
    run: {
      heading: "电站运行与售后",
      text: "控制室通过 PANGU OS 读取数据、下发指令。",
      links: {
        panguOs: { text: "PANGU OS", note: "站点的能量管理系统。" },
        openApi: { text: "Open API", note: "用模拟电站开发和测试您的程序。" },
        codes: { text: "TIANYUAN 故障码", note: "含义，以及由谁处理。" },
        warranty: { text: "质保", note: "需要保存哪些凭证，怎样报修。" },
        apply: { text: "申请合作", note: "长期项目合作。" },
      },
    },
  },
  closing: {
    heading: "提交储能项目评估",
    text: "请说明国家或地区、并网点功率、时长、用途和工期，我们的团队会回复。",
    action: "说明项目",
  },
};
