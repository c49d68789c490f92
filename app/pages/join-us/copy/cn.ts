import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "加入我们：开放职位",
    description: "目前开放的职位，写明地点、工作内容与要求。申请一页就够，用电子邮件发送。",
    keywords: ["储能招聘", "电池工程师", "服务技师", "能源实习", "加入我们"],
  },
  joinUs: "加入我们",
  heading: "让数字说话",
  lead: "我们的系统背后，是 16 年研发。每个职位的成果，要么是一个可以查证的数字，要么是一栋一直亮着灯的房子。",
  jobs: "开放职位",
  count: "目前 {count} 个",
  kinds: { permanent: "长期", "fixed-term": "定期", internship: "实习" },
  placeJoin: "，",
  example: "示例",
  applyFor: "用邮件申请",
  empty: { heading: "暂无数据", text: "今天没有开放的职位。也欢迎告诉我们您会做什么。", link: "直接写信" },
  apply: {
    heading: "如何申请",
    alt: "工作台灯下一个打开的电池模块，墙上挂着工具和一件外套",
    steps: [
      "一页就够：您造过、修过或测过什么，从中学到什么。",
      "不要照片、年龄和婚姻状况。附一份文件即可。",
      "邮件主题写明职位。没有合适的，就写我们该开放哪一个。",
    ],
    contact: "写信给我们",
  },
};
