import type { SolutionsCopy } from "./fr.ts";

export const cn: SolutionsCopy = {
  example: "示例",
  sizing: {
    submit: "测算",
    calculating: "正在测算",
    problems: {
      notANumber: "请输入数字，例如 {example}。",
      otherUnit: "请以 {unit} 为单位填写。",
      ambiguous: "这可以读作 {one} 或 {other}，请明确填写其中一个。",
      tooSmall: "请输入不小于 {min} 的数值。",
      tooLarge: "请输入不大于 {max} 的数值。",
      notHours: "请输入时段，例如 {example}，时段之间不能重叠。",
    },
    incomplete: { heading: "请检查标出的数值", text: "请改正标出的数值，然后重新测算。" },
    range: "{low}～{high}",
    projectRequest: "索取 TIANYUAN 200k 项目资料",
    payback: {
      range: "按下列假设，所填价格在 {soonest}～{latest} 年内收回。",
      exact: "按下列假设，所填价格在第 {soonest} 年收回。",
      from: "所填价格最早在 {soonest} 年内收回，不利时 {years} 年内不能收回。",
      never: "所填价格在 {years} 年内不能收回。",
    },
    assumptions: "计算假设",
    onward: { send: "将测算结果发给我们", installer: "查找安装商" },
  },
  installer: "申请推荐安装商",
  products: { all: "全部产品" },
  documents: "规格书与指南",
  questions: { heading: "常见问题", all: "全部问题" },
  cases: {
    all: "全部算例",
    read: "计算过程",
    profile: {
      alt: "一天的功率：{steps}。",
      step: "{from} 至 {to} {power}",
      supplied: "（其中电池供电 {power}）",
      charging: "（另加充电 {power}）",
      limit: "上限 {power}",
      peak: "峰值 {power}",
      keys: { site: "现场用电或发电", battery: "电池供电", charging: "电池充电" },
    },
  },
};
