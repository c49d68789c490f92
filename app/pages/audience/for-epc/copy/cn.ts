import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "EPC 总包商与开发商：从技术规范到验收",
    description: "储能项目从技术规范到验收：电站功率与电量、资料、合规证明、安装步骤、接口和验收清单。",
    keywords: ["储能 EPC", "储能项目开发", "储能并网研究", "储能电站验收"],
  },
  name: "EPC 与开发商",
  heading: "储能项目：从技术规范到验收",
  lead: "八个阶段，各附资料。第一步填写的功率和电量会带入项目需求表。",
  tool: {
    fields: {
      power: { label: "并网点功率", unit: "MW" },
      hours: { label: "持续时长", unit: "h" },
    },
    result: "初步估算",
    units: "台并联，装机 {installed}，不含备用机",
    energy: "在并网点，电池标称能量至少 {nominal}",
    project: "提交项目需求",
    calculator: "打开完整测算",
  },
  documents: {
    "data-sheet": "{product} 规格书（PDF）",
    "quick-guide": "{product} 快速指南（PDF）",
    request: "索取 {product} 项目规格书",
  },
  stations: {
    specification: { heading: "技术规范", text: "并网点功率决定台数，时长决定电池容量。" },
    design: {
      heading: "设计与一次接线图",
      text: "10 台 TIANYUAN 60k 并联，组成 625 kW 的单元。",
      links: {
        diagram: { text: "一次接线图", note: "母线、切换开关与计量。" },
        blocks: { text: "组成大型电站", note: "单元、变压器与变电站。" },
        settle: { text: "研究阶段要确定的事项", note: "用途、并网、控制与寿命末期容量。" },
      },
    },
    documents: { heading: "规格书", text: "储能变流器已公开的中文资料。" },
    evidence: {
      heading: "合规证明与证书",
      text: "这些产品的证书尚未在此公开。请在项目需求中注明国家或地区，我们的团队会说明可提供的证明。",
      published: "这些产品已公开的证书。其他国家或地区，请在项目需求中注明。",
      links: {
        gridCode: { text: "并网规范", note: "合规证明与试验顺序。" },
        safety: { text: "电站安全", note: "间距、消防、远程访问。" },
      },
    },
    installation: {
      heading: "安装与接线",
      text: "快速指南的步骤，按顺序进行。",
      pictureAlt: "吊车把电池集装箱吊放到基础上，后面还有一排集装箱",
    },
    control: {
      heading: "控制与接口",
      text: "PANGU OS 管理电站能量，Open API 提供模拟电站供开发使用。",
      links: {
        panguOs: { text: "PANGU OS", note: "限值、计划、状态与告警。" },
        openApi: { text: "Open API", note: "密钥、请求示例与沙盒。" },
      },
    },
    commissioning: { heading: "调试投运", text: "从只给控制系统送电到满功率运行。" },
    acceptance: {
      heading: "验收",
      text: "验收记录中的检查项。可打印本页带到现场。",
      links: {
        codes: { text: "TIANYUAN 故障码", note: "含义，以及由谁处理。" },
        warranty: { text: "质保", note: "需要保存哪些凭证，怎样报修。" },
        apply: { text: "申请合作", note: "长期项目合作。" },
      },
    },
  },
};
