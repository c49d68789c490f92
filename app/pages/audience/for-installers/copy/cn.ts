import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "安装商：工具、安装步骤与故障码",
    description: "每台设备的工具、数据和资料，图示安装步骤，以及故障码查询：现场可直接使用的页面。",
    keywords: ["储能安装商", "安装工具", "调试投运", "故障码", "成为合作安装商"],
  },
  name: "安装商",
  heading: "安装商现场资料表",
  lead: "故障码、工具、数据、安装步骤和资料，按设备列出。",
  codes: "故障码",
  sheet: {
    heading: "各设备的工具与数据",
    lead: "工具取自快速指南，数据取自规格书。",
    tools: "需携带",
    torque: {
      label: "紧固力矩、电缆截面积",
      manual: "已公开，见文件",
      none: "部分设备的紧固力矩和电缆截面积未公开。",
      ask: "安装前请咨询",
    },
    documents: {
      heading: "资料",
      "data-sheet": "规格书（PDF）",
      "quick-guide": "快速指南（PDF）",
      "wiring-diagram": "接线图",
      all: "全部文件",
    },
  },
  strip: {
    heading: "AGAVE-\u2060TH 安装步骤",
    text: "快速指南的步骤图示，其后为首次启动和最后检查。",
    stacking: "完成底座、模块、控制单元和逆变器的堆叠",
  },
  further: {
    heading: "报价、调试与合作",
    links: {
      compatibility: { text: "兼容性表", note: "其他品牌的逆变器、电池与配件。" },
      homes: { text: "住宅选型", note: "由用电量、光伏容量和用途得出模块数。" },
      sites: { text: "工商业选型", note: "由峰值、上限和时长得出台数。" },
      hub: { text: "用 ECOS Hub 调试投运", note: "各项检查，按顺序进行。" },
      films: { text: "视频", note: "堆叠过程与设备近景，无声。" },
      warranty: { text: "质保", note: "报修所需资料，逐步说明。" },
      distributor: { text: "附近的经销商", note: "按国家、地区和城市查询。" },
      apply: { text: "申请合作", note: "说明企业、项目经验和服务地区。" },
    },
  },
};
