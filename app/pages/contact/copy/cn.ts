import { subjectNames } from "#domain/contact/schema";
import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "联系我们",
    description: "咨询产品、项目、故障或文档。会有专人通过邮件回复您。",
    keywords: ["联系我们", "提问", "电池支持", "储能"],
  },
  heading: "请提出您的问题。",
  lead: "会有专人通过邮件回复。附上序列号，回复更快。",
  fields: {
    problemType: "主题",
    chooseProblem: "选择主题",
    name: "姓名",
    country: "国家/地区",
    chooseCountry: "选择国家/地区",
    email: "电子邮箱",
    telephone: "电话",
    company: "公司",
    companyHint: "个人咨询请填写“个人”。",
    message: "留言",
    messageHint: "您看到的现象、何时开始，以及序列号（如有）。",
  },
  optional: "（选填）",
  problems: subjectNames.cn,
  configurationLine: "意向产品：{configuration}",
  codeLine: "屏幕显示的故障码：{code}",
  send: "提交问题",
  sending: "正在提交",
  privacy: "您的信息仅用于此次回复。",
  privacyLink: "隐私政策",
  sent: {
    heading: "您的问题已成功提交！",
    text: "我们会发送确认邮件，同一邮箱每天最多三封。如未收到，请查看垃圾邮件。无论如何，您的问题我们已收到。",
    again: "再提一个问题",
  },
  elsewhere: {
    heading: "更快的方式",
    phone: "电话",
    email: "邮件",
    search: "站内搜索",
  },
  example: "示例",
};
