import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "订阅资讯邮件：储能产品与活动",
    description: "订阅 eCactus 资讯邮件，了解新产品、更新、展会与活动。一键退订。",
    keywords: ["资讯邮件", "订阅", "储能"],
  },
  newsletter: "资讯邮件",
  heading: "订阅储能资讯邮件",
  lead: "面向用户、安装商、经销商与 EPC 总包商：新产品、更新、展会与活动。",
  pictureAlt: "清晨阳光下：石柱上的深绿色信箱，报筒里插着卷起的报纸，墙边露出一只自行车轮",
  steps: ["填写您的邮箱。", "在 7 天内通过邮件确认。", "每封邮件都可一键退订。"],
  fields: {
    email: "电子邮箱",
    name: "姓名",
    country: "国家或地区",
    chooseCountry: "选择国家或地区",
    company: "公司",
    userType: "您的身份",
    chooseUserType: "请选择",
  },
  optional: "（选填）",
  userTypes: { epc: "EPC 总包商", distributor: "经销商", installer: "安装商", endUser: "终端用户" },
  send: "订阅",
  sending: "正在提交",
  privacyLink: "隐私政策",
  sent: {
    heading: "订阅成功",
    next: "请打开我们发给您的确认邮件。",
    text: "在 7 天内点击其中的确认链接，订阅随即生效。同一邮箱每天最多收到一封确认邮件。如未收到，请查看垃圾邮件。",
    again: "使用另一个邮箱",
  },
};
