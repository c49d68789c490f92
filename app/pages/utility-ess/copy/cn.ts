import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "大型储能方案",
    description: "稳住频率，移动电量：由功率和时长估算储能电站的单元数与电量，并列出设计阶段首先要确定的事项。",
    keywords: ["大型储能", "电网侧储能", "调频", "储能电站容量计算", "TIANYUAN 200k", "EPC 总包商", "储能变流器"],
  },
  name: "大型储能",
  hero: {
    heading: "怎样稳住电网？",
    lead: "缺电时放，多电时充。能坚持多久，由电量决定。",
    calculate: "估算电站",
    product: "了解 TIANYUAN 200k",
    pictureAlt: "清晨，公路两侧的储能电站，左边是变电站，远处有风机",
  },
  sizing: {
    heading: "先定功率和时长。",
    lead: "并网点功率决定变流器台数，功率乘以时长就是电量。",
    fields: {
      power: { label: "并网点功率", unit: "MW" },
      hours: { label: "满功率时长", unit: "h" },
      unit: { label: "单台功率", unit: "kW", hint: "TIANYUAN 60k 为 62.5。TIANYUAN 200k 请填数据表上的数值。" },
    },
    result: "结果",
    units: { one: "台", other: "台" },
    installed: "装机 {installed} MW",
    groups: { one: "一个并联组", other: "分为 {groups} 组，每组最多 10 台" },
    energy: "并网点放出的电量",
    nominal: "电池标称能量至少 {nominal} MWh。",
    rib: { one: "一道线代表一台。", other: "一道线代表 {each} 台。" },
    drawing: "{units} 台，每十台一组",
    assumptions: [
      "电池可放出标称能量的 {usable}%。这是计算假设，不是产品参数。",
      "未计备用单元，也未计变压器和电缆损耗。",
      "TIANYUAN 60k 每个并联组最多 {units} 台，其他机型以其数据表为准。",
      "这是供初步讨论的量级，不是报价。",
    ],
  },
  blocks: {
    heading: "同一个单元，重复排列",
    text: "十台 62.5 kW 变流器组成一个 625 kW 的单元。大型电站把这样的单元接在各自的变压器之后，一个停下，其余照常。",
    parts: { batteries: "电池", pcs: "10 × 62.5 kW", block: "一个单元 625 kW", transformer: "变压器", more: "更多单元", substation: ["变电站"], grid: ["电网"] },
    alt: "示意图：十组电池和十台并联的 62.5 kW 变流器组成 625 kW 单元，经变压器与其他单元一起接入变电站和电网",
  },
  frequency: {
    heading: "频率一动，功率就应",
    text: "频率下降，说明用电多于发电，电池放电；频率上升，电池充电。每一道线就是那一刻的响应。",
    gives: "电池放电",
    takes: "电池充电",
    nominal: "50 Hz",
    alt: "围绕 50 Hz 的频率曲线，下方对应电池功率：频率低时放电，频率高时充电",
    caption: "示意图，数值为示例。死区、调差和延时由电网调度规定。",
  },
  settle: {
    heading: "设计先定四件事",
    pictureAlt: "TIANYUAN 200k 的屏幕和急停按钮，显示数值为示例",
    points: [
      { name: "用途", text: "调频、移峰、容量支撑，所需时长各不相同。" },
      { name: "并网", text: "有功与视在功率、电压等级、电网公司的要求。" },
      { name: "控制", text: "由谁下达指令，走哪个接口。PANGU OS 把指令分配到各单元。" },
      { name: "寿命末期", text: "哪一年保证多少电量，是否为后期补容留出位置。" },
    ],
    products: "本系列的变流器",
  },
  cases: { heading: "三座电站的算例" },
  closing: { heading: "有一张接入图，就能谈同一座电站。", text: "请告诉我们功率、时长和电压等级。", action: "提问" },
};
