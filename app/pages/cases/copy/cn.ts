import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "储能算例：户用、工商业与大型储能",
    sectorTitle: "{sector}算例",
    description: "户用、工商业与大型储能的选型算例：从用电数据到模块数、台数和电池容量，逐步列出计算与假设。",
    keywords: ["储能算例", "储能容量算例", "削峰算例", "户用储能算例", "大型储能算例"],
  },
  name: "算例",
  heading: "储能选型算例",
  lead: "面向家庭、工商业用户和电站业主：从用电数据逐步算出模块数、台数和电池容量。选择场景，查看计算过程。",
  sectors: { label: "场景", all: "全部", names: { utility: "大型储能", "commercial-industrial": "工商业", residential: "户用" } },
  example: "示例",
  read: "计算过程",
  with: "采用",
  solution: { utility: "大型储能方案", "commercial-industrial": "工商业储能方案", residential: "户用储能方案" },
  empty: { heading: "暂无数据", text: "该场景目前没有已发布的算例。", link: "查看全部场景" },
  emptyAll: {
    heading: "暂无数据",
    text: "目前没有已发布的算例。以下页面可按您自己的数值进行计算。",
    link: "查看产品",
  },
};
