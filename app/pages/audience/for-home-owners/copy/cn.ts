import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "家庭用户：按电费单选户用储能",
    description: "输入全年用电量或电费，页面算出适合的 AGAVE-TH 或 MYRTILLO，以及日落后由电池供电的电量。",
    keywords: ["家庭储能选购", "户用储能容量", "电费单", "储能测算", "家庭用户"],
  },
  name: "家庭用户",
  heading: "按电费单选户用储能",
  lead: "输入一年的用电量或电费，即可看到适合的电池，以及它在日落后供给多少电。",
  tool: {
    bill: { label: "一年的用电", hint: "全年电费单的合计，可填 kWh 或金额。" },
    unit: "合计的单位",
    price: {
      label: "每千瓦时的价格",
      hint: "电费单上有此单价，用于把金额换算成 kWh。",
      problems: {
        noPrice: "请填写每 kWh 的价格。",
        outOfRange: "按此单价，用电量超出测算范围（每年 {min}～{max} kWh）。请检查金额和单价。",
      },
    },
    result: "适合的电池",
    modules: { one: "个模块", other: "个模块" },
    product: "查看此配置",
    share: "的全年用电由屋顶和电池供给，随天气和用电习惯而变",
    night: "由电池在日落到日出之间供给，春季平均日此间用电 {dark} kWh",
    complete: "补充完整测算",
    installer: "申请推荐安装商",
    assumptions: [
      "屋顶光伏 {pv} kWp，比例与测算示例相同：{exampleEnergy} kWh 配 {examplePv} kWp。完整测算按您的屋顶计算。",
      "模块数量按长夜计算：{night}% 的用电在日落到日出之间；图中春日的夜间用电较少。电池可用能量为标称能量的 {usable}%，已计入备用和损耗。",
      "全年比例按典型年逐时计算（{source}），包含阴天。",
      "未计热泵和电动汽车，完整测算可加入。",
    ],
  },
  day: {
    heading: "配这台电池的一天",
    alt: "春季平均日，96 个 15 分钟时段。横轴以上：白天由屋顶供家用；夜间用电 {dark} kWh，其中 {stored} kWh 由电池供给。横轴以下：电池白天充电 {charged} kWh。",
    hours: ["0 时", "6 时", "12 时", "18 时", "24 时"],
    legend: [
      { look: "sun", text: "太阳：竖线为供家用，曲线为屋顶全部发电" },
      { look: "battery", text: "横轴以上：电池晚上和夜间供家用" },
      { look: "charging", text: "横轴以下：电池白天充电" },
      { look: "grid", text: "电网" },
    ],
    caption: "模拟：{city}春季平均日，全年用电 {consumption} kWh，屋顶 {pv} kWp，当天每 kWp 发电 {yield} kWh。每条线代表 15 分钟。",
  },
  further: {
    heading: "签约之前",
    compare: "对比 AGAVE-TH 与 MYRTILLO",
    links: {
      outage: { text: "停电时", note: "哪些回路恢复供电，需要什么条件。" },
      place: { text: "安装位置与安装当天", note: "电池可以放在哪里，当天如何进行。" },
      compatibility: { text: "与现有逆变器是否兼容", note: "按品牌查询，附来源。" },
      ecos: { text: "ECOS 应用", note: "在手机上查看光伏、电池、家庭和电网。" },
      warranty: { text: "质保", note: "需要保存哪些凭证，怎样报修。" },
      ask: { text: "提问", note: "请说明用电量和屋顶情况，我们的团队会回复。" },
    },
  },
};
