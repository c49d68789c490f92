import type { Copy } from "./fr.ts";

export const cn: Copy = {
  inverter: {
    heading: "一台设备，四条路径",
    alt: "示意图：{name} 居中。光伏的电送往家庭、电池和电网，电池的电送往家庭。",
    paths: ["屋顶到家庭：有电器在用时。", "屋顶到电池：全程直流，不经交流转换。", "屋顶到电网：电池充满之后。", "电池到家庭：日落之后。"],
    parts: { panels: "光伏", battery: "电池", house: "家庭", grid: "电网" },
    direct: ["直流"],
    alternating: ["交流"],
  },
  units: {
    heading: "每加一台，多 {step}",
    text: "先装够用的台数，现场扩建时再加。",
    note: "{count} 台并联合计",
    alt: "从左到右，1 台到 {count} 台并联：{step} 到 {total}。",
  },
  plant: {
    heading: "电池与电网之间",
    text: "名称里的数字是型号，不是额定功率。下图是它在电站中的位置，以及定稿单线图之前各处要核对的项目。",
    alt: "单线图：电池、{name}、变压器、电网；PANGU OS 下达指令。",
    parts: { battery: "电池", transformer: "变压器", grid: "电网" },
    charge: "充电",
    discharge: "放电",
    order: "指令",
    questions: [
      { place: "直流侧", text: "电池从空到满的电压范围，单簇最大电流。" },
      { place: "变换", text: "过载能力与时长，散热，高温和海拔下的降额曲线。" },
      { place: "交流侧", text: "额定与最大视在功率，功率因数范围，谐波，变压器接线组别。" },
      { place: "控制", text: "与能量管理系统、电池管理系统和消防系统的接口，当地并网要求。" },
    ],
  },
  links: {
    heading: "机位处能用哪种网络？",
    alt: "示意图：采集器经无线网络和路由器、经网线和路由器，或经移动网络接入 ECOS。本款：{link}。",
    choices: {
      WiFi: { text: "关上门，机位处无线信号仍然够强。", needs: "需要：路由器密码。" },
      LAN: { text: "墙体挡住无线信号，但可以拉网线。", needs: "需要：路由器或交换机上的空闲端口。" },
      "4G": { text: "没有无线网络也没有网线，但有手机信号。", needs: "需要：机位处的信号和流量套餐。" },
    },
    router: "路由器",
    mast: "移动网络",
    note: "三款向 ECOS 和 ECOS Hub 上传同样的数据，差别只在联网方式。",
  },
  charger: {
    heading: "从阳光到汽车",
    alt: "示意图：屋顶向逆变器供电，逆变器向家庭和充电桩供电，充电桩向汽车供电。",
    steps: [
      "屋顶发出直流电。",
      "AGAVE-TH 或 COPIA 把它变成交流，供家庭使用。",
      "充电桩经独立回路把电送到车上。",
      "充电快慢由车载充电机决定。",
    ],
    parts: { roof: "屋顶", system: "逆变器", house: "家庭", charger: "充电桩", car: "汽车" },
  },
  plug: {
    heading: "同一台电器，挪到中午",
    text: "屋顶发电时直接用掉的电，不必先进电池。",
    alt: "一天之中：屋顶发电在中午最高；一台电器的用电时间从晚上挪到中午。",
    roof: "屋顶发电",
    noon: "直接用",
    evening: "经电池",
    hours: ["0 时", "6 时", "12 时", "18 时", "24 时"],
    example: "晴天示例。",
  },
};
