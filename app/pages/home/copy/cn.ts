import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "家庭、工商业与电网储能系统",
    description: "面向家庭、工商业与电网的储能电池、混合逆变器与储能变流器，从 4.99 kWh 电池模块到大型储能电站，白天的阳光留到夜里用。",
    keywords: ["电池储能系统", "户用储能", "混合逆变器", "储能一体机", "自发自用", "储能变流器"],
  },
  hero: {
    heading: "把阳光留住",
    lead: "面向家庭、工商业与电网的电池和逆变器。屋顶中午发的电，晚上 11 点还在用。",
    first: "了解 AGAVE-TH",
    second: "全部产品",
    pictureAlt: "黄昏中的住宅：屋顶上的光伏板，木墙边的 AGAVE-TH 与交流充电桩。",
  },
  day: {
    heading: "一天，三个时刻",
    lead: "户用储能并不发电，它把阳光挪到家里需要的时段。",
    moments: [
      { time: "13:00", title: "屋顶发的比家里用的多", text: "余电先充电池，再充汽车，剩下的送入电网。" },
      { time: "19:00", title: "一家人回来了", text: "烤箱、热泵、灯光：屋顶给不了的，电池来给。" },
      { time: "23:00", title: "夜里用的是中午的太阳", text: "余下的电量用到清晨。自发自用，看的是夜里。" },
    ],
  },
  residential: {
    label: "户用",
    heading: "屋顶的电，用到深夜",
    text: "AGAVE-TH 将三相混合逆变器与电池合为一座 2 至 6 个模块的电池塔。15 分钟堆叠安装，节省 75% 的安装时间。",
    figure: "9.98–29.94",
    unit: "kWh",
    condition: "2 至 6 个模块",
    link: "了解 AGAVE-TH",
  },
  commercial: {
    label: "工商业",
    heading: "产线不停",
    text: "TIANYUAN 60k 功率 62.5 kW，效率 99%，切换快到设备来不及察觉。最多 10 台并联。",
    figure: "< 10",
    unit: "ms",
    condition: "切换时间",
    link: "了解 TIANYUAN 60k",
  },
  utility: {
    label: "大型储能",
    heading: "夜里的风，白天的电",
    text: "在电网侧，储能让不可预测变得可以安排。TIANYUAN 200k 为这样的电站而生。",
    link: "了解 TIANYUAN 200k",
    pictureAlt: "傍晚，道路旁的储能电站，远处是变电站。",
  },
  figures: {
    heading: "三个数字，足矣",
    items: [
      { number: "2.5", unit: "GWh", note: "产能" },
      { number: "16", unit: "年", note: "研发，只做一件事：留住能量" },
      { number: "10,000", unit: "次", note: "以上循环：高压磷酸铁锂电池 MYRTILLO" },
    ],
  },
  safety: {
    heading: "十五秒，一秒一秒数",
    text: "磷酸铁锂比其他体系更耐热。若某个模块仍然升温，塔内的消防抑制在 15 秒内启动。",
    link: "了解 MYRTILLO",
    pictureAlt: "电池模块正面的薄荷色光线，近景。",
  },
  platforms: {
    heading: "四个工具，一份数据",
    lead: "同一套系统，住户、安装商、运营方与开发者各取所需。",
    items: [
      { name: "ECOS", text: "面向家庭：屋顶发了多少，家里用了多少，电池留了多少。" },
      { name: "ECOS Hub", text: "面向安装商与经销商：调试投运、远程固件升级、故障码分析。" },
      { name: "PANGU OS", text: "面向运营方：站点的能量管理系统。" },
      { name: "Open API", text: "面向开发者：从申请到首次调用，共四步。" },
    ],
  },
  news: { heading: "值得一读", all: "全部新闻", empty: "暂无数据" },
  close: { heading: "十款产品，一道光线", link: "浏览产品" },
};
