import { applicationStateNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "您的问题与我们的回复",
    description: "查看您的问题和我们的回复，并补充信息。",
    keywords: ["问题", "回复", "对话"],
  },
  headings: { question: "您的问题", installer: "您的安装商推荐申请", partner: "您的合作申请", project: "您的项目需求", job: "您的应聘" },
  facts: { reference: "编号", received: "收到日期", company: "公司", answerBy: "最迟答复日期" },
  withheld: "您的请求已送达。我们回复后，这里会显示您填写的内容。",
  messages: "消息",
  files: "文件",
  from: { sender: "您", company: "我们的团队" },
  states: { open: "处理中", answered: "已回复", closed: "已关闭" },
  applicationStates: applicationStateNames.cn,
  message: "您的消息",
  reopens: "发送消息后，问题将重新开启。",
  send: "发送",
  sending: "正在发送",
  sent: "您的消息已发送。",
  over: "请从我们的邮件中完整打开链接。问题不会永久保存，保存期限见隐私政策。",
  newLinkHow: "我们会把新链接发送到提问时使用的邮箱，不会发送到其他地址。",
  newLink: "发送新链接",
  mailed: "新链接正在发送到提问时使用的邮箱。",
  ask: "提交问题",
};
