import { sheetWords } from "../sheet-words.server.ts";
import type { Copy } from "./fr.ts";

const sheet = sheetWords("cn");

export const cn: Copy = {
  inverter: {
    ...sheet.inverter,
    direct: ["直流"],
    alternating: ["交流"],
  },
  units: {
    ...sheet.units,
    text: "按当前功率配置台数，扩建时再增加。",
    note: "{count} 台并联合计",
  },
  plant: {
    ...sheet.plant,
    heading: "储能变流器在电站中的位置",
    text: "名称里的数字是型号，不是额定功率。下图标出变流器在电站中的位置，以及一次接线图定稿前各处要核对的项目。",
  },
  links: {
    ...sheet.links,
    heading: "按现场网络选择 cholla 型号",
    choices: {
      WiFi: { text: "关门后，安装位置的无线信号仍然够强。", needs: "需要：路由器密码。" },
      LAN: { text: "墙体挡住无线信号，但可以拉网线。", needs: "需要：路由器或交换机上的空闲端口。" },
      "4G": { text: "没有无线网络也没有网线，但有手机信号。", needs: "需要：安装位置的手机信号和流量套餐。" },
    },
    note: "三款向 ECOS 和 ECOS Hub 上传同样的数据，区别在于联网方式。",
  },
  charger: {
    ...sheet.charger,
    steps: sheet.charger.steps.with(1, "AGAVE-TH 或 COPIA 把直流转换为交流，供家庭使用。"),
  },
  plug: {
    ...sheet.plug,
    text: "在屋顶发电时开启电器，光伏电量直接使用，没有电池充放电损耗。",
    alt: "一天之中：屋顶发电在中午最高；一台电器的用电时间从晚上移到中午。",
    example: "晴天示例。",
  },
};
