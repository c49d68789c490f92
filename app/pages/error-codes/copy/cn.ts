import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "逆变器与储能变流器故障码查询",
    codeTitle: "故障码 {code}：含义与处理",
    description: "输入 AGAVE-TH、COPIA 或 TIANYUAN 显示的故障码，查看含义、原因、处理办法，以及应由谁来处理。",
    keywords: ["故障码", "混合逆变器故障", "AGAVE-TH 故障码", "COPIA 故障码", "TIANYUAN 故障码"],
  },
  heading: "故障码查询：含义与处理办法",
  lead: "输入 AGAVE-TH、COPIA 或 TIANYUAN 屏幕上的故障码，连字符、空格和大小写均可省略。",
  found: {
    none: "列表中没有故障码“{code}”。",
    one: "“{code}”：找到 1 条。",
    other: "“{code}”：找到 {number} 条，请选择与您的设备对应的一条。",
  },
  similar: "相近的故障码",
  severities: { notice: "提示", warning: "功能受限", fault: "已停机" },
  cause: "原因",
  who: "由谁处理",
  actors: { owner: "用户，无需工具", installer: "安装商", service: "eCactus 服务人员与安装商" },
  keepClosed: "请勿打开任何盖板，也不要拔下线缆：即使设备已关机，电池仍然带电。",
  owner: {
    heading: "您可以做什么",
    installer: "请保持设备现状。记下故障码和时间，拍下屏幕，并致电为您安装系统的安装商。",
    service: "请保持设备现状，已停机也不要重启。记下故障码和时间，连同序列号一起发给我们。",
  },
  expert: { installer: "安装商的处理步骤", service: "服务人员与安装商的处理步骤" },
  next: {
    heading: "下一步",
    send: "连同我的系统信息发送该故障码",
    installer: "查找安装商",
    contacts: "各国联系方式",
    hours: "服务时间",
  },
  empty: {
    heading: "暂无数据",
    text: "列表中没有这个故障码。请核对所选设备，或把故障码发送给我们。",
    link: "发送该故障码",
  },
  noList: {
    text: "故障码列表尚未发布。请把屏幕上的故障码和设备型号发送给我们。",
    link: "发送故障码",
  },
  sample: { heading: "故障码为示例", text: "请以设备屏幕和 ECOS Hub 为准。" },
};
