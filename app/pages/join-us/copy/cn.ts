import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "加入 eCactus：储能行业职位",
    description: "eCactus 目前开放的储能研发、培训与服务职位，写明地点、工作内容与要求。用电子邮件发送一页简历。",
    keywords: ["储能招聘", "电池工程师", "服务技师", "能源实习", "加入我们"],
  },
  joinUs: "加入我们",
  heading: "储能研发、培训与服务职位",
  lead: "eCactus 有 16 年研发积累，制造家庭、企业和电网用的储能系统。查看开放职位，用电子邮件申请。",
  jobs: "开放职位",
  count: "目前 {count} 个",
  kinds: { permanent: "无固定期限", "fixed-term": "固定期限", internship: "实习" },
  example: "示例",
  applyFor: "用邮件申请",
  empty: { heading: "暂无数据", text: "目前没有开放的职位。欢迎发送自荐邮件，介绍您的专长。", link: "联系我们" },
  apply: {
    heading: "职位申请方式",
    alt: "工作台灯下一个打开的电池模块，墙上挂着工具和一件外套",
    steps: [
      "一页简历：写明您设计、维修或测试过的项目，以及从中获得的经验。",
      "无需照片、年龄和婚姻状况。附一份文件即可。",
      "邮件主题写明职位名称。没有合适的职位，请写明您希望从事的工作。",
    ],
    contact: "联系我们",
  },
};
