import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "企业用户：厂区与楼宇储能",
    description: "厂区与楼宇储能：测算削峰，了解接线，准备并网资料，投入运行。内容按项目顺序排列。",
    keywords: ["企业储能", "削峰", "厂区储能", "车间备电"],
  },
  name: "企业用户",
  hero: {
    heading: "厂区储能：从测算到运行",
    lead: "面向工厂、园区和商业楼宇：削减需量，为重要回路备电。从负荷曲线到运行，内容按项目顺序排列。",
    first: "测算削峰",
    second: "说明现场情况",
    pictureAlt: "夏日午后的冷库：月台旁停着一辆挂车，两名穿反光背心的工人，白墙边是四台电池柜",
  },
  phases: {
    size: {
      heading: "测算台数与电池容量",
      text: "需削减的功率决定台数，尖峰时长决定电池容量。",
      links: {
        calculate: { text: "削峰测算", note: "峰值、上限和时长，均可从 15 分钟负荷数据读取。" },
        cases: { text: "算例", note: "典型现场及其数据。" },
        articles: { text: "面向企业的文章", note: "电费单怎样计费，储能能改变哪些部分。" },
      },
    },
    system: {
      heading: "TIANYUAN 60k 系统与接线",
      text: "TIANYUAN 60k 单台 62.5 kW，最多 10 台并联。",
      links: {
        diagram: { text: "一次接线图", note: "电网母线、重要负荷母线，以及两者之间的切换开关。" },
        parallel: { text: "并联台数", note: "1～10 台对应的功率。" },
        documents: { text: "TIANYUAN 60k 资料", note: "规格书与快速指南，PDF 文件。" },
      },
    },
    prepare: {
      heading: "并网、保险与施工资料",
      text: "工期取决于电网公司、保险公司和施工方。",
      links: {
        connection: { text: "并网申请与机房", note: "申请步骤和需要排出的热量。" },
        insurer: { text: "保险与消防", note: "保险公司和消防部门要求的资料。" },
        builder: { text: "附近的施工企业", note: "面向工商业的经销商和安装商。" },
      },
    },
    run: {
      heading: "站点运行与售后",
      text: "调试投运之后，系统按当日计划运行，值班人员可随时查看需要处理的事项。",
      links: {
        panguOs: { text: "PANGU OS", note: "站点的能量管理系统。" },
        codes: { text: "TIANYUAN 故障码", note: "含义，以及由谁处理。" },
        warranty: { text: "质保", note: "需要保存哪些凭证，怎样报修。" },
        support: { text: "本地支持", note: "您所在国家或地区的联系方式。" },
      },
    },
  },
  closing: {
    heading: "获取厂区储能方案",
    text: "请提供合同容量、一年的 15 分钟负荷数据和储能用途。",
    action: "说明现场情况",
  },
};
