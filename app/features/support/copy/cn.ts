import type { Copy } from "./fr.ts";

export const cn: Copy = {
  example: "示例",
  families: { "agave-th": "AGAVE-TH", copia: "COPIA", tianyuan: "TIANYUAN" },
  code: { label: "屏幕上的故障码", family: "设备", all: "全部设备", submit: "查找故障码" },
  ask: { heading: "联系技术支持", text: "请附上序列号和设备显示的内容，我们通过邮件回复。", link: "提交问题" },
  danger: {
    heading: "冒烟、异味、外壳发烫或鼓胀、嘶嘶声",
    text: "请立即远离设备，通知楼内所有人，并拨打 119。只有在不必靠近设备时才切断电源。",
  },
};
