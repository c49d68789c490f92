import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "各类场景算例",
    sectorTitle: "{sector}算例",
    description: "家庭、工商业、电网：储能系统逐步算给您看，从问题到台数，每条假设都写明。",
    keywords: ["储能算例", "储能容量算例", "削峰算例", "户用储能算例", "大型储能算例"],
  },
  name: "算例",
  heading: "从问题到模块数",
  lead: "这些都是示例，按本站的计算规则得出，今后由真实项目替换。",
  sectors: { label: "场景", all: "全部", names: { utility: "电网", "commercial-industrial": "工商业", residential: "家庭" } },
  example: "示例",
  read: "计算过程",
  with: "采用",
  solution: { utility: "大型储能方案", "commercial-industrial": "工商业储能方案", residential: "户用储能方案" },
  empty: { heading: "暂无数据", text: "该场景目前没有发布示例。", link: "查看全部场景" },
  emptyAll: { heading: "暂无数据", text: "目前没有发布示例。", link: "查看产品" },
};
