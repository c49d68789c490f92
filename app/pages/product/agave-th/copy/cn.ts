import type { Copy } from "./fr.ts";

export const cn: Copy = {
  contents: "本页内容",
  sections: { build: "搭建", anatomy: "结构", phases: "三相", specification: "技术参数", installation: "安装" },
  compose: "搭建您的电池塔",
  anatomy: {
    heading: "从顶到底，看懂一座塔。",
    lead: "电工要接的，家人要看的，都在这一台设备里。",
    pictureAlt: "四模块 AGAVE-TH：顶部为带显示屏的逆变器，其下为石墨色控制单元、四个白色模块和底座。",
    parts: {
      inverter: { name: "混合逆变器", text: "三相，5 至 13 kW。光伏、电网、电池与住宅在此汇合。" },
      display: { name: "显示屏", text: "电量与功率在机身上即可读取，无需手机。" },
      connections: { name: "接线", text: "隔离开关与电缆接头集中在一侧。" },
      light: { name: "光线条", text: "由底座直达顶端，是整个家族的标志。" },
      grip: { name: "提手", text: "模块两侧各有一处凹槽，便于堆叠。" },
      module: { name: "电池模块", text: "每个 4.99 kWh，每塔二至六个。" },
    },
  },
  quiet: {
    heading: "它在工作，家在安睡。",
    text: "请装在车库、地下室或设备间，不要装在卧室。噪声低于 25 dB。",
    pictureAlt: "石墨色背景中的 AGAVE-TH，只有自身的光线条在发光。",
  },
  phases: {
    heading: "烤箱在一相，汽车在另一相。",
    text: "没有哪个家庭的三相负载是均衡的。AGAVE-\u2060TH 正是为这样的家而设计，也能接入比铭牌更多的阳光。",
    scale: "某个傍晚的各相负载：示例",
    loads: [
      { phase: "L1", text: "烤箱、热泵", share: 92 },
      { phase: "L2", text: "汽车", share: 58 },
      { phase: "L3", text: "照明、冰箱", share: 14 },
    ],
  },
  reading: { heading: "安装前请先阅读" },
  installation: {
    heading: "十五分钟，堆叠完成。",
    text: "底座、模块、控制单元、顶部主机，一层落在一层之上。随后由安装商用 ECOS Hub 完成调试投运。",
  },
};
