import type { FigureCopy } from "./fr.ts";
import { sheetLabels } from "../sheet-labels.ts";

export const cn: FigureCopy = {
  labels: {
    power: "功率",
    energy: "电池容量",
    energyParallel: "并联总容量",
    cycles: "循环寿命（次）",
    cRate: "充放电倍率",
    parallelTowers: "并联组数",
    parallelUnits: "并联台数",
    efficiency: "效率",
    switching: "切换时间",
    noise: "噪声",
    temperature: "工作温度",
    ingress: "防护等级",
    pvOverConfiguration: "光伏超配",
    unbalancedOutput: "三相不平衡输出",
    installation: "安装时间",
    installationSaved: "节省安装时间",
    fireSuppression: "灭火抑制",
    link: "通信方式",
    ...sheetLabels("cn"),
  },
  bounds: {
    over: "超过\u00a0{figure}",
    below: "小于\u00a0{figure}",
    upTo: "最多\u00a0{figure}",
    within: "{figure}以内",
  },
  ownBounds: {},
  range: "{min}～{max}",
  rangeBelowZero: "{min}～{max}",
  units: { "×": "倍", min: "分钟", s: "秒" },
  words: {},
  gluedUnits: ["C", "%"],
  unitSpace: "\u00a0",
};
