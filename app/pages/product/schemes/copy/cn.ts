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
    text: "先装够用的台数，现场扩建时再加。",
    note: "{count} 台并联合计",
  },
  plant: {
    ...sheet.plant,
    heading: "电池与电网之间",
    text: "名称里的数字是型号，不是额定功率。下图是它在电站中的位置，以及定稿单线图之前各处要核对的项目。",
  },
  links: {
    ...sheet.links,
    heading: "机位处能用哪种网络？",
    choices: {
      WiFi: { text: "关上门，机位处无线信号仍然够强。", needs: "需要：路由器密码。" },
      LAN: { text: "墙体挡住无线信号，但可以拉网线。", needs: "需要：路由器或交换机上的空闲端口。" },
      "4G": { text: "没有无线网络也没有网线，但有手机信号。", needs: "需要：机位处的信号和流量套餐。" },
    },
    note: "三款向 ECOS 和 ECOS Hub 上传同样的数据，差别只在联网方式。",
  },
  charger: {
    ...sheet.charger,
    steps: sheet.charger.steps.with(1, "AGAVE-TH 或 COPIA 把它变成交流，供家庭使用。"),
  },
  plug: {
    ...sheet.plug,
    text: "屋顶发电时直接用掉的电，不必先进电池。",
    alt: "一天之中：屋顶发电在中午最高；一台电器的用电时间从晚上挪到中午。",
    example: "晴天示例。",
  },
};
