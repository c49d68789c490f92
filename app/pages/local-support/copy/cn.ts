import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "本地支持：按国家、地区和产品线查找",
    description: "查看您所在国家或地区的联系人、产品线、服务时间，以及附近的安装商和经销商。",
    keywords: ["本地支持", "储能售后服务", "安装商", "经销商"],
  },
  heading: "本地技术支持联系方式",
  lead: "直接联系我们的团队，或输入城市，查看附近的安装商和经销商。",
  form: { country: "国家或地区", allCountries: "全部国家和地区", line: "产品线", allLines: "全部产品线", submit: "显示" },
  contacts: { heading: "eCactus 联系方式", everywhere: "全部国家和地区", hours: "时间" },
  noContacts: {
    lead: "关于已安装设备的问题，由我们的团队答复。请先联系为您安装系统的安装商。",
    text: "请在联系表单中说明设备和问题，我们的团队将通过邮件答复。",
  },
  empty: { heading: "暂无数据", text: "该选择没有专属联系人。请在表单中注明国家或地区，我们转交对应的同事。", link: "联系支持人员" },
  order: {
    heading: "报修联系顺序",
    steps: [
      "您的安装商：熟悉接线，并能在 ECOS Hub 中看到设备。",
      "卖方：联系不上安装商时，由卖方依法承担修理、更换、退货责任。",
      "eCactus：其他情况，或向生产者主张权利时，请附上序列号联系我们。",
    ],
  },
  partners: {
    heading: "安装商与经销商",
    kinds: { distributor: "经销商", installer: "安装商" },
    map: "查看地图",
    ask: "申请推荐安装商",
    empty: "暂无数据。请联系我们，了解您所在地区的安装商。",
  },
};
