import type { Copy } from "./fr.ts";

export const cn: Copy = {
  heading: "比例视图与接口",
  note: "按图片中的模型绘制，未标尺寸；细节以实物为准。",
  devices: {
    copia: {
      alt: "COPIA 正面、右侧和底面的比例视图，八个部位带编号。",
      parts: {
        display: "显示屏",
        light: "光线条",
        cover: "接线腔盖板",
        fins: "散热片",
        disconnector: "隔离开关",
        strings: "光伏组件连接器",
        logger: "cholla 采集器接口",
        glands: "电缆接头：电池、电网、家庭",
      },
    },
    "tianyuan-200k": {
      alt: "TIANYUAN 200k 机柜正面和右侧的比例视图，九个部位带编号。",
      parts: {
        display: "显示屏",
        lamps: "指示灯",
        stop: "急停按钮",
        door: "柜门，带旋转把手和门锁",
        light: "光线条",
        slots: "柜门上下散热孔",
        louvres: "侧板百叶",
        base: "底座，带电缆入口",
        eyes: "吊环",
      },
    },
    "ac-charger": {
      alt: "交流充电桩正面和右侧的比例视图，八个部位带编号。",
      parts: {
        display: "显示屏",
        light: "光线条",
        button: "按键",
        dock: "充电枪座",
        connector: "充电枪",
        cable: "充电电缆",
        gland: "电缆接头",
        bracket: "墙面支架",
      },
    },
    "smart-plug": {
      alt: "智能插座正面和右侧的比例视图，六个部位带编号。",
      parts: {
        socket: "电器插孔（欧式）",
        earth: "接地触点",
        button: "按键",
        light: "光线条",
        body: "插头",
        pins: "插脚",
      },
    },
  },
};
