import type { Copy } from "./fr.ts";

export const cn: Copy = {
  example: "示例",
  families: { "agave-th": "AGAVE-TH", copia: "COPIA", tianyuan: "TIANYUAN" },
  code: { label: "屏幕上的故障码", family: "设备", all: "全部设备", submit: "查找故障码" },
  ask: { heading: "联系技术支持", text: "请附上序列号和设备显示的内容，我们通过邮件回复。", link: "提交问题" },
  emergency: {
    heading: "紧急：冒烟、起火、嘶响、鼓包、进水",
    leave: "请让所有人离开建筑，并随手关门。不要吸入烟雾。",
    call: "到室外拨打火警电话，并说明是锂电池。",
    ambulance: "急救",
    elsewhere: "其他国家：当地报警电话",
    keepAway: "不要触碰或打开设备，也不要进入设备周围的积水。消防人员允许后才能返回。",
    callUs: "之后请致电我们的技术支持。",
  },
};
