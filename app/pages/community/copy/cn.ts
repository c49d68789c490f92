import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "用户社区：咨询、分享与订阅",
    description: "eCactus 用户、安装商和经销商的交流渠道：咨询、配置链接分享、新闻订阅、行为准则与改进建议。",
    keywords: ["eCactus 社区", "用户反馈", "行为准则", "资讯邮件"],
  },
  heading: "用户社区与交流渠道",
  lead: "面向用户、安装商和经销商：咨询问题，分享配置链接，订阅新闻与活动，提出建议。",
  ask: {
    heading: "咨询与解答",
    text: "有代表性的问题连同解答收入常见问题，不公开姓名。",
    names: {
      faqs: { text: "常见问题", note: "选型、安装、使用与备电" },
      codes: { text: "故障码", note: "含义、原因、由谁处理" },
      contact: { text: "联系我们", note: "我们通过邮件回复" },
    },
  },
  share: {
    heading: "用链接分享配置与对比",
    text: "配置结果、产品对比和解答均可用链接分享。复制浏览器地址栏中的网址即可。",
    names: {
      tower: { text: "MYRTILLO 配置", note: "所选模块数和组数保存在网址中" },
      compare: { text: "产品对比", note: "最多三款产品并列" },
      answer: { text: "常见问题解答", note: "每条解答都有独立链接" },
    },
  },
  follow: {
    heading: "订阅新闻与活动",
    text: "新闻、文章和活动均注明日期。资讯邮件可一键退订。",
    names: {
      news: { text: "新闻", note: "产品、标准、项目" },
      blog: { text: "博客", note: "技术文章，注明出处" },
      activity: { text: "活动", note: "日期可加入日历" },
      newsletter: { text: "资讯邮件", note: "确认后开始发送" },
    },
  },
  feeds: "订阅源与日历：",
  calendar: feedCopies.cn.event.calendarOfAll,
  channels: "其他平台：",
  conduct: {
    heading: "社区行为准则",
    text: "在我们的渠道和平台上发言时，请遵守以下准则。",
    rules: [
      "谈设备，不针对个人。",
      "不发布打开设备、绕过保护或修改并网参数的做法，以免有人受伤。",
      "给出测量值时，请注明设备、日期和条件。",
      "不公开他人的地址、序列号和照片。",
      "销售或安装我们产品的人，请说明身份。",
      "发现安全漏洞，请先告知我们，再行公开。",
    ],
  },
  feedback: {
    heading: "提出改进建议",
    text: "请告诉我们快速指南、ECOS 应用或网站上需要改进的地方，我们会回复每条建议。",
    link: "提出建议",
  },
};
