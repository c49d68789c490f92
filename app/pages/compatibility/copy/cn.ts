import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "逆变器与电池兼容性表",
    description: "与 AGAVE-TH、MYRTILLO、COPIA 配合使用的逆变器、电池和数据采集器：是否兼容、固件版本、适用市场与依据文件。",
    keywords: ["逆变器兼容", "电池兼容性", "兼容列表", "AGAVE-TH", "MYRTILLO", "COPIA", "固件版本"],
  },
  heading: "逆变器、电池与配件兼容性",
  lead: "查找设备，看它能否与您的设备配合使用，以及从哪个固件版本开始支持。",
  filter: {
    label: "筛选表格",
    device: "我方产品",
    maker: "厂家",
    answer: "是否兼容",
    any: "全部",
    submit: "显示",
  },
  columns: {
    other: "对方设备",
    maker: "厂家",
    model: "型号",
    device: "我方产品",
    answer: "是否兼容",
    firmware: "固件",
    market: "市场",
    note: "备注与依据",
    document: "文件",
    date: "日期",
  },
  answers: {
    yes: "兼容",
    from: "自某版本起",
    no: "不兼容",
  },
  from: "自版本 {version} 起",
  firmware: "版本 {version}",
  everyMarket: "所有国家和地区",
  example: "示例",
  count: {
    none: "没有组合",
    one: "{count} 个组合",
    other: "{count} 个组合",
  },
  download: "下载（CSV）",
  print: "打印",
  noList: "兼容性列表尚未发布。请告诉我们设备的厂家、型号和固件版本。",
  empty: {
    heading: "暂无数据",
    text: "所选条件下尚未公布结论。请告诉我们设备的厂家、型号和固件版本。",
    link: "咨询我的设备是否兼容",
  },
  ask: {
    heading: "表中没有的设备",
    text: "表中没有的组合均未确认。请在下单前告诉我们厂家、型号和固件版本。",
    link: "咨询我的设备是否兼容",
    retrofit: "为已有光伏加装电池",
  },
};
