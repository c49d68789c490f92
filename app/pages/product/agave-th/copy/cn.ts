import type { Copy } from "./fr.ts";

export const cn: Copy = {
  contents: "本页内容",
  sections: { build: "容量", anatomy: "结构", installation: "安装", phases: "三相", specification: "技术参数" },
  compose: "选择模块数",
  views: {
    front: {
      heading: "整机结构：逆变器、控制单元、模块",
      text: "接线口集中在一侧，显示屏朝向正面，逆变器与电池同在一台设备里。",
      pictureAlt: "四模块 AGAVE-TH 正面：顶部为带显示屏的逆变器，其下为石墨色控制单元、四个白色模块和底座。",
      parts: [
        { name: "显示屏", text: "在机身上读取电量与功率。" },
        { name: "光线条", text: "从底座贯穿到顶部，全系列统一的标志。" },
      ],
    },
    open: {
      heading: "15 分钟堆叠安装",
      text: "底座、模块、控制单元、逆变器自下而上逐层堆叠，随后由安装商用 ECOS Hub 完成调试投运。",
      pictureAlt: "分开展示的 AGAVE-TH 各部件，自下而上为底座、四个模块、控制单元和逆变器。",
      parts: [
        { name: "混合逆变器", text: "三相，5～13 kW。连接光伏、电网、电池与家庭负载。" },
        { name: "电池模块", text: "每个 4.99 kWh，每台 2～6 个。" },
        { name: "提手", text: "模块两侧各有一处凹槽，便于堆叠。" },
      ],
    },
    side: {
      heading: "接线集中在一侧",
      text: "隔离开关与电缆接头集中在一侧。",
      pictureAlt: "AGAVE-TH 接线一侧：隔离开关与电缆接头，逆变器背后有散热片。",
    },
    door: {
      heading: "与房门对比",
      text: "四模块整机与室内门按同一比例绘制。安装空间与间距由安装商现场核对。",
      pictureAlt: "四模块 AGAVE-TH 靠墙立在一扇关着的门旁，高度略高于门把手。",
    },
    quiet: {
      heading: "运行噪声小于 25 dB",
      text: "适合安装在车库、地下室或设备间，不要装在卧室。",
    },
    light: {
      heading: "夜间由电池供电",
      text: "白天由光伏充电，夜间为家中供电。",
      pictureAlt: "石墨色背景中的 AGAVE-TH，只有自身的光线条在发光。",
    },
  },
  phases: {
    heading: "110% 三相不平衡输出",
    text: "烤箱接一相，充电桩接另一相，家庭的三相负载很少均衡。AGAVE-\u2060TH 支持三相不平衡输出，光伏组件功率可达逆变器功率的 2 倍。",
    scale: "某个傍晚的各相负载：示例",
    loads: [
      { phase: "L1", text: "烤箱、热泵", share: 92 },
      { phase: "L2", text: "汽车", share: 58 },
      { phase: "L3", text: "照明、冰箱", share: 14 },
    ],
  },
  reading: { heading: "AGAVE-TH 的选型与安装" },
};
