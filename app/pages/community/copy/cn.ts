import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "社区：提问、分享、关注",
    description: "目前有哪些方式可以与我们交流、彼此交流，行为准则是什么，以及在哪里提出建议。",
    keywords: ["eCactus 社区", "用户反馈", "行为准则", "邮件订阅"],
  },
  heading: "社区",
  lead: "我们没有论坛，也不做样子。目前可以用的方式都在这里。",
  ask: {
    heading: "提问",
    text: "好问题会连同解答收入公开列表，不出现您的姓名。",
    names: {
      faqs: { text: "常见问题", note: "也许已有人问过" },
      codes: { text: "故障码", note: "含义、原因、由谁处理" },
      contact: { text: "给我们留言", note: "专人通过电子邮件回复" },
    },
  },
  share: {
    heading: "分享",
    text: "在本站，每个状态都有网址。复制浏览器里的地址，对方看到的就与您完全一样。",
    names: {
      tower: { text: "您的 MYRTILLO 电池组", note: "所选模块数和组数保存在网址中" },
      compare: { text: "一组对比", note: "最多三款产品并列" },
      answer: { text: "某一条解答", note: "每个问题都可用链接直接打开" },
    },
  },
  follow: {
    heading: "关注",
    text: "信息不多，都注明日期，没有暗中跟踪，一键即可退订。",
    names: {
      news: { text: "新闻", note: "产品、标准、项目" },
      blog: { text: "博客", note: "讲清原理，注明出处" },
      activity: { text: "活动", note: "可加入日历的日期" },
      newsletter: { text: "邮件订阅", note: "确认后开始发送" },
    },
  },
  feeds: "订阅源与日历：",
  calendar: feedCopies.cn.event.calendarOfAll,
  channels: "其他平台：",
  conduct: {
    heading: "行为准则",
    text: "凡以我们的名义或在我们的平台上发言，均适用。",
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
    heading: "还缺什么？",
    text: "手册看不懂、ECOS 少了某个功能、网站上有说错的话，都请告诉我们。即使答案是“不”，我们也会回复。",
    link: "提出建议",
  },
};
