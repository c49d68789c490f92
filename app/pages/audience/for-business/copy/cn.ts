import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "企业用户：用储能削减尖峰负荷",
    description: "在负荷曲线上移动上限，页面算出削减的功率、电池容量和 TIANYUAN 60k 的台数。",
    keywords: ["企业储能", "削峰", "负荷曲线", "厂区储能", "车间备电"],
  },
  name: "企业用户",
  heading: "用厂区储能削减尖峰负荷",
  lead: "在一个工作日的负荷曲线上移动上限，超出的部分由电池供给。",
  tool: {
    slider: "功率上限",
    presets: "参考上限",
    limit: "上限",
    alt: "一个工作日的 96 个 15 分钟时段，尖峰 {peak}：超过 {limit} 上限的 {energy} 由电池供给。",
    hours: ["0 时", "6 时", "12 时", "18 时", "24 时"],
    caption: "虚构工作日的负荷曲线，每条线代表 15 分钟。彩色部分由电池供给。计算方法与工商业测算相同，可用能量为标称能量的 {usable}%。",
    over: "的尖峰被削减",
    battery: "以上的标称能量，对应超出上限的 {energy}",
    unit: "台 TIANYUAN 60k",
    units: "可满足此功率",
    calculate: "用您的数据测算",
    project: "说明现场情况",
  },
  further: {
    heading: "项目准备",
    text: "工期取决于电网公司、保险公司和施工方。",
    links: {
      diagram: { text: "一次接线图", note: "电网母线、重要负荷母线，以及两者之间的切换开关。" },
      documents: { text: "TIANYUAN 60k 资料", note: "规格书与快速指南，PDF 文件。" },
      connection: { text: "并网申请与机房", note: "申请步骤和需要排出的热量。" },
      insurer: { text: "保险与消防", note: "保险公司和消防部门要求的资料。" },
      builder: { text: "附近的施工企业", note: "面向工商业的经销商和安装商。" },
      cases: { text: "算例", note: "典型现场及其数据。" },
      panguOs: { text: "PANGU OS", note: "调试投运后的站点能量管理系统。" },
    },
  },
};
