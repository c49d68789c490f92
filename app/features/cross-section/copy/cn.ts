import type { Copy } from "./fr.ts";

export const cn: Copy = {
  hour: "时段",
  day: "白天",
  night: "夜间",
  house: {
    alt: "按比例绘制的住宅剖面图，附太阳轨迹：屋顶光伏，一层的 AGAVE-TH 储能塔，室外热泵，车库里的充电桩和汽车。白天光伏给电池充电，余电上网；夜间电池为照明、厨房、热泵和汽车供电。",
    names: { panels: "光伏", heatPump: "热泵", car: "充电桩和汽车", grid: "电网" },
  },
  hall: {
    alt: "按比例绘制的生产车间剖面图：平屋顶光伏，三台机器，桥式起重机，办公室，设有 TIANYUAN 60k 和电池的设备间，室外变压器。白天光伏为机器供电并给电池充电；夜间电池为机器供电。",
    names: { panels: "光伏", offices: "办公室", machines: "机器", battery: "电池", transformer: "变压器" },
  },
  plant: {
    alt: "按比例绘制的储能电站剖面图：跟踪支架光伏，电池集装箱，TIANYUAN 200k 变流器，变压器，输电塔。白天光伏给电池充电；夜间光伏放平，电池向电网供电。",
    names: { panels: "跟踪支架光伏", batteries: "电池", transformer: "变压器", grid: "电网" },
  },
};
