import type { Copy } from "./fr.ts";

export const cn: Copy = {
  headings: {
    "agave-th": "每台 2～6 个模块：9.98～29.94 kWh",
    myrtillo: "1～5 组并联：4.99～149.76 kWh",
  },
  modules: "电池模块",
  modulesOfTower: "每组模块数",
  towersInParallel: "并联组数",
  submit: "计算",
  unit: "kWh",
  oneTower: {
    one: { condition: "单组，1 个 {moduleEnergy}\u00a0kWh 模块", image: "{name}，1 个模块" },
    other: { condition: "单组，{modules} 个 {moduleEnergy}\u00a0kWh 模块", image: "{name}，{modules} 个模块" },
  },
  towers: {
    one: { condition: "{towers} 组并联，每组 1 个模块", image: "{name}，{towers} 组并联，每组 1 个模块" },
    other: {
      condition: "{towers} 组并联，每组 {modules} 个模块",
      image: "{name}，{towers} 组并联，每组 {modules} 个模块",
    },
  },
  selection: "您的选择",
  configuration: "{image}，{energy}\u00a0kWh",
  power: "功率",
  link: { copy: "复制此配置的链接", done: "链接已复制。", failed: "未能复制链接，请从地址栏复制。" },
  turn: { label: "旋转图片", hint: "拖动图片或使用方向键即可旋转。" },
};
