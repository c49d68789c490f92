import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "户用储能方案：在线测算电池容量",
    description: "户用储能存储中午的光伏电量，晚上供家里使用。输入全年用电量与光伏容量，在线估算所需模块数。",
    keywords: ["户用储能", "家庭储能电池", "自发自用", "储能容量计算", "AGAVE-TH", "MYRTILLO", "备电", "光伏加装储能", "加装电池"],
  },
  name: "户用储能",
  hero: {
    heading: "户用储能：白天的光伏电晚上用",
    lead: "适合有光伏或计划安装光伏的家庭。电池在中午存储余电，晚上供电，减少从电网购电。",
    calculate: "测算容量",
    product: "了解 AGAVE-TH",
  },
  flow: {
    heading: "中午、晚上与停电时的供电",
    choice: "时刻",
    parts: {
      panels: ["光伏"],
      grid: ["电网"],
      inverter: ["混合", "逆变器"],
      battery: ["电池"],
      house: ["家庭"],
      car: ["汽车"],
      backup: ["备电"],
    },
    cut: "停电",
    moments: {
      noon: {
        name: "中午",
        heading: "光伏优先供家庭用电",
        text: "其次给汽车和电池充电，余电上网。",
        alt: "中午的示意图：光伏经逆变器供给家庭、汽车和电池，余电上网",
      },
      evening: {
        name: "晚上",
        heading: "晚上由电池供电",
        text: "做饭、照明、洗碗改用电池供电，减少晚间购电。",
        alt: "晚上的示意图：电池经逆变器供给家庭和备电回路，不需要电网",
      },
      cut: {
        name: "停电",
        heading: "停电时备电回路恢复供电",
        text: "备电回路由电工事先选定，例如冰箱、路由器、照明。供电时长取决于电池的剩余电量。",
        alt: "停电时的示意图：电网断开，电池经逆变器供给备电回路",
      },
    },
  },
  sizing: {
    heading: "测算所需的电池模块数",
    lead: "填写三项数据，得到模块数的估算值。安装商再按您的负荷曲线核算。",
    fields: {
      consumption: { label: "全年用电量", unit: "kWh", hint: "把十二个月的电费单加起来。" },
      pv: { label: "光伏容量", unit: "kWp" },
    },
    goal: { legend: "希望电池供电到", names: { evening: "睡前", night: "整夜", backup: "整夜，另留停电备用" } },
    result: "结果",
    modules: { one: "个模块", other: "个模块" },
    stack: { one: "{product}，{energy} kWh", other: "{product}，{towers} 组并联，每组 {modules} 个模块，共 {energy} kWh" },
    need: "全家每天用电 {daily} kWh，其中日落到日出 {dark} kWh。",
    share: {
      evening: "春季平均日，电池可提供睡前用电的 {share}%。",
      night: "春季平均日，电池可提供其中的 {share}%。",
    },
    roof: "春季平均日，光伏余电为 {spring} kWh，少于所需的存储电量。增加光伏比增加模块更有效。",
    winter: "冬季平均日屋顶余电 {winter} kWh，不足部分由电网补充。",
    winterNone: "冬季平均日，光伏发电已被即时用完，电池无电可存，不足部分由电网补充。",
    winterEnough: "冬季平均日屋顶余电 {winter} kWh，满足一夜的平均用电。",
    nothing: { heading: "建议先增加光伏容量", text: "春季平均日，光伏发电已被即时用完，没有余电可以存储。" },
    beyond: { heading: "需求超过 30 个模块", text: "五组 MYRTILLO 并联的容量不足，应按工商业项目设计。请联系我们。" },
    link: "查看此配置",
    drawing: "{towers} × {modules} 个模块",
    assumptions: [
      "日落到日出的用电占全天的 {night}%，其中睡前占全天的 {evening}%。",
      "以{city}为例，1 kWp 光伏在春季平均每天发电约 {springYield} kWh，在冬季平均每天发电约 {winterYield} kWh。",
      "电池可放出标称容量的 {usable}%（计算假设，已含预留和损耗）。",
      "为停电预留 {reserveHours} 小时的平均用电量。",
      "每个模块 {module} kWh。填写电价后才计算金额，结果为估算值。",
    ],
    contact: "发送测算结果",
    year: {
      summary: "热泵、汽车、电价（选填）",
      fields: {
        heat: { label: "全年用热量", unit: "kWh", hint: "用于热泵：采暖与生活热水合计。" },
        distance: { label: "电动汽车全年里程", unit: "km" },
        price: { label: "电价", unit: "{currency}/kWh", hint: "不填电价，结果只显示电量。" },
        feedIn: { label: "上网电价", unit: "{currency}/kWh" },
        cost: { label: "系统价格", unit: "{currency}", hint: "含安装，填写您收到的报价。" },
      },
      charging: { legend: "汽车充电时间", names: { night: "夜间", day: "白天" } },
      currency: "币种",
      energy: "全年屋顶发电约 {made} kWh，全家用电 {used} kWh。",
      range: "自给率为 {share}%：电池供电 {stored} kWh，电网供电 {bought} kWh。区间已考虑各年日照和用电习惯的差别。",
      pump: "其中热泵用电 {energy} kWh，主要在冬季。",
      car: {
        night: "其中汽车用电 {energy} kWh，夜间充电，每天相同。",
        day: "其中汽车用电 {energy} kWh，白天充电，每天相同。",
      },
      saving: "按您填写的电价，电池每年节省 {saving}，已扣除少卖的上网收入。",
      noFeedIn: "未填写上网电价，上网电量按零计算。",
      noSaving: "按您填写的电价，上网收益不低于存储收益，安装电池不能节省电费。",
      assumptions: [
        "全年按典型气象年（{source}）逐小时计算，已包含阴雨天。算法以德国气象数据校核，自给率的中间值与柏林应用技术大学（HTW Berlin）和 D. von Oheimb 公布的表格相差不超过 5 个百分点。区间：日照多或少 {sun}%，放出所充电量的 {roundTripLow}～{roundTripHigh}%，用电与日照的配合较差或较好；电池最快两小时充满。",
        "热泵：1 kWh 电产生 {performance} kWh 热（计算假设，实际能效见产品的中国能效标识），昼夜各半。{hotWater}% 为生活热水，其余随气温变化，集中在冬季。",
        "汽车：每 100 km 用电 {perHundred} kWh，含充电损耗（计算假设，实际数值见车辆的能源消耗量标识）。",
        "回收期：电价每年上涨 0～{growth}%，电池每年衰减 0～{loss}%（计算假设）。上网电价不变，计算期为 {years} 年，结果为估算值。",
      ],
    },
  },
  ways: {
    heading: "一体机或分体系统",
    text: "AGAVE-TH 把混合逆变器和电池合为一体。需要分开安装，或容量要超过 29.94 kWh 时，可选用壁挂逆变器 COPIA 和落地电池 MYRTILLO。",
    accessories: "可选配件：",
  },
  retrofit: {
    heading: "为已有光伏加装电池",
    lead: "已经发电的屋顶也能加装电池。耦合方式决定原逆变器是否保留。",
    fits: "适合",
    ways: [
      {
        name: "交流耦合：保留光伏逆变器",
        text: "电池自带逆变器，在交流侧与光伏逆变器并列接入。储存的电能要转换三次。",
        fits: "较新且在质保期内的逆变器、微型逆变器，或不宜变更的上网合同",
      },
      {
        name: "直流耦合：改用混合逆变器",
        text: "一台混合逆变器连接光伏和电池，光伏电以直流形式充入电池。储存的电能只转换一次。",
        fits: "接近寿命终点的逆变器、准备扩建的屋顶光伏，或新装组件",
      },
    ],
    ours: {
      heading: "eCactus 设备与已有光伏",
      text: "AGAVE-TH 和 COPIA 是混合逆变器：电工核对每路组串的电压和电流后，即可把光伏接到它上面。MYRTILLO 与 COPIA 配套。能否与其他厂家的逆变器并列使用，以兼容性表为准。",
    },
    lists: [
      {
        heading: "先测量的数据",
        items: [
          "晴天一天和冬季一周的上网电量",
          "连续几天在日落和日出时的电表读数",
          "单相还是三相入户，以及总开关的额定电流",
          "安装位置的尺寸和温度，到配电箱的电缆长度",
        ],
      },
      {
        heading: "向安装商提的问题",
        items: [
          "原逆变器是否保留，它的质保是否允许这样改动？",
          "电池以多大功率充电和放电？",
          "停电时哪些回路继续供电，光伏能否继续给电池充电？",
          "电流互感器装在哪里？",
          "并网手续、上网功率限值和上网合同要不要变更？",
        ],
      },
      {
        heading: "准备好的资料",
        items: ["逆变器规格书或铭牌，以及固件版本", "组串接线图", "调试记录和并网手续", "上网合同和一年的电费单"],
      },
    ],
    links: {
      compatibility: "查看兼容性表",
      ask: "咨询您的逆变器",
      article: "用数字看交流与直流耦合",
    },
  },
  rules: {
    heading: "在中国安装户用储能的规定",
    items: [
      {
        name: "备案与并网",
        text: "户用分布式光伏按《分布式光伏发电开发建设管理办法》（国能发新能规〔2025〕7 号）备案，自然人户用项目可由电网企业集中代理；储能随项目一并申请接入。",
        source: { name: "国家能源局", url: "https://www.nea.gov.cn" },
      },
      {
        name: "电池安全",
        text: "电能存储系统用锂蓄电池和电池组适用强制性国家标准 GB 44240—2024，2025 年 8 月 1 日起实施。",
        source: { name: "国家标准全文公开系统", url: "https://openstd.samr.gov.cn" },
      },
      {
        name: "电价",
        text: "居民阶梯电价和分时电价由各省公布。实行分时电价的地区，电池可在低谷充电、高峰放电。",
      },
      {
        name: "安装位置",
        text: "物业和消防对安装位置另有要求的，应在订货前确认。",
      },
    ],
  },
  night: {
    heading: "家用三项指标：循环、噪声、灭火",
    pictureAlt: "夜里，AGAVE-TH 和充电桩安装在木墙前，上方有三盏壁灯",
    figures: [
      { number: "10,000", unit: "次", note: "以上循环寿命，MYRTILLO 电池。每天一次约合 27 年；电芯静置时也会老化，不等于使用年限" },
      { number: "<\u00a025", unit: "dB", note: "AGAVE-TH 的噪声" },
      { number: "15", unit: "秒", note: "以内，灭火抑制" },
    ],
  },
  cases: { heading: "户用储能算例" },
  closing: { heading: "提供用电数据获取系统配置", text: "请告诉我们用电量和屋顶情况，我们为您推荐配置。", action: "立即咨询" },
};
