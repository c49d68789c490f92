import type { Copy } from "./fr.ts";

export const cn: Copy = {
  headings: {
    "agave-th": "从两个模块开始，需要时再添加。",
    myrtillo: "从一个模块开始，最多五塔并联。",
  },
  modules: "电池模块",
  modulesOfTower: "每塔模块数",
  towersInParallel: "并联塔数",
  submit: "计算",
  unit: "kWh",
  oneTower: {
    one: { condition: "单塔，1 个 {moduleEnergy}\u00a0kWh 模块", image: "{name}，1 个模块" },
    other: { condition: "单塔，{modules} 个 {moduleEnergy}\u00a0kWh 模块", image: "{name}，{modules} 个模块" },
  },
  towers: {
    one: { condition: "{towers} 塔并联，每塔 1 个模块，按 4.992 kWh 计", image: "{name}，{towers} 塔并联，每塔 1 个模块" },
    other: {
      condition: "{towers} 塔并联，每塔 {modules} 个模块，每个按 4.992 kWh 计",
      image: "{name}，{towers} 塔并联，每塔 {modules} 个模块",
    },
  },
  configuration: "{image}，{energy}\u00a0kWh",
  power: "功率",
  link: { copy: "复制此配置的链接", done: "链接已复制。", failed: "未能复制链接，请从地址栏复制。" },
  turn: { label: "旋转图片", hint: "拖动图片或使用方向键即可旋转。" },
};
