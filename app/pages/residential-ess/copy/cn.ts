import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "户用储能方案",
    description: "户用储能把中午的阳光带到晚上。输入年用电量与光伏容量，即可估算所需模块数，所有假设逐条列出。",
    keywords: ["户用储能", "家庭储能电池", "自发自用", "储能容量计算", "AGAVE-TH", "MYRTILLO", "备电"],
  },
  name: "户用储能",
  hero: {
    heading: "怎样少付电费？",
    lead: "少买电。屋顶中午发电，家里晚上用电，户用储能把两头接起来。",
    calculate: "估算容量",
    product: "了解 AGAVE-TH",
    pictureAlt: "明亮的车库：木格栅墙前立着 AGAVE-TH 和交流充电桩，一辆罩着车衣的汽车，一辆绿色自行车",
  },
  flow: {
    heading: "一天里的三个时刻",
    choice: "时刻",
    parts: { panels: ["光伏"], grid: ["电网"], inverter: ["混合", "逆变器"], battery: ["电池"], house: ["家庭"], car: ["汽车"], backup: ["备电"] },
    cut: "停电",
    moments: {
      noon: { name: "中午", heading: "屋顶先供家里用。", text: "然后给汽车和电池充电，剩下的才送上电网。", alt: "中午的示意图：光伏经逆变器供给家庭、汽车和电池，余电送入电网" },
      evening: { name: "晚上", heading: "用电池，不用买电。", text: "做饭、照明、洗碗，本来要按晚间电价买的电，由模块放出。", alt: "晚上的示意图：电池经逆变器供给家庭和备电回路，不需要电网" },
      cut: { name: "停电", heading: "选定的回路不断电。", text: "哪些回路由电工事先确定：冰箱、路由器、照明。能撑多久，看电池留了多少。", alt: "停电时的示意图：电网断开，电池经逆变器供给备电回路" },
    },
  },
  sizing: {
    heading: "需要几个模块？",
    lead: "回答三个问题，先得到一个量级。安装商会用您的负荷曲线进一步核算。",
    fields: {
      consumption: { label: "全年用电量", unit: "kWh", hint: "把十二个月的电费单加起来。" },
      pv: { label: "屋顶光伏容量", unit: "kWp" },
    },
    goal: { legend: "希望电池供到", names: { evening: "睡前", night: "整夜", backup: "整夜，并为停电留一份" } },
    result: "结果",
    modules: { one: "个模块", other: "个模块" },
    stack: { one: "{product}，{energy} kWh", other: "{product}，{towers} 组并联，每组 {modules} 个模块，共 {energy} kWh" },
    need: "全家每天用电 {daily} kWh，其中日落到日出 {dark} kWh。",
    share: "四月的晴天，这些模块能供其中的 {share}%。",
    roof: "这样的一天，屋顶只能余下 {spring} kWh，少于您想留的电量。这时加光伏比加模块更有用。",
    winter: "十二月的一天只余下 {winter} kWh，其余来自电网。",
    winterEnough: "十二月的一天仍能余下 {winter} kWh，够一夜的平均用电。",
    nothing: { heading: "暂时不必装电池", text: "即使在四月的晴天，屋顶发的电也会被立刻用完。请先增加光伏。" },
    beyond: { heading: "超过三十个模块", text: "五组 MYRTILLO 并联也不够。这样的场所应按工商业项目设计，请联系我们。" },
    link: "查看这个组合",
    drawing: "{towers} × {modules} 个模块",
    assumptions: [
      "日落到日出的用电占全天的 {night}%，其中睡前占全天的 {evening}%。",
      "以{city}为例，1 kWp 光伏在四月晴天发电约 {springYield} kWh，在十二月的一天发电约 {winterYield} kWh。",
      "电池可放出标称能量的 {usable}%，已含预留和损耗。这是计算假设，不是产品参数。",
      "为停电预留 {reserveHours} 小时的平均用电量。",
      "每个模块 {module} kWh。计算不含电价，也不承诺节省金额。",
    ],
  },
  ways: {
    heading: "一台完成，或两台分担",
    text: "AGAVE-TH 把混合逆变器和电池合为一体。空间有限或已有系统时，可由壁挂的 COPIA 和落地的 MYRTILLO 分担同样的工作。",
    accessories: "可搭配：",
  },
  night: {
    heading: "放在家里，看这三点",
    pictureAlt: "夜里，AGAVE-TH 和充电桩靠着木墙，上方有三盏壁灯",
    figures: [
      { number: "10,000", unit: "次循环", note: "以上，MYRTILLO；每天一次约合 27 年，这是算术，不是寿命：电芯静置时也会老化" },
      { number: "<\u00a025", unit: "dB", note: "AGAVE-TH 的噪声" },
      { number: "15", unit: "s", note: "以内，灭火抑制" },
    ],
  },
  cases: { heading: "三户家庭的算例" },
  closing: { heading: "其余的，看负荷曲线。", text: "告诉我们用电量和屋顶情况，我们给出一套组合。", action: "提问" },
};
