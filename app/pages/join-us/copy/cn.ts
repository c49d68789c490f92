import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "加入 eCactus：储能行业职位",
    description: "eCactus 目前开放的储能研发、培训与服务职位，写明地点、工作内容与要求。在线提交一页简历。",
    keywords: ["储能招聘", "电池工程师", "服务技师", "能源实习", "加入我们"],
  },
  joinUs: "加入我们",
  heading: "储能研发、培训与服务职位",
  lead: "eCactus 有 16 年研发积累，制造家庭、企业和电网用的储能系统。查看开放职位，在线应聘。",
  jobs: "开放职位",
  count: "目前 {count} 个",
  kinds: { permanent: "无固定期限", "fixed-term": "固定期限", internship: "实习" },
  example: "示例",
  empty: { heading: "暂无数据", text: "目前没有开放的职位。欢迎通过联系表单自荐，介绍您的专长。", link: "联系我们" },
  apply: {
    heading: "职位申请方式",
    alt: "工作台灯下一个打开的电池模块，墙上挂着工具和一件外套",
    steps: [
      "一页简历：写明您设计、维修或测试过的项目，以及从中获得的经验。",
      "无需照片、年龄和婚姻状况。一份 PDF 即可。",
      "在职位页面提交。没有合适的职位，请在联系表单中说明您希望从事的工作。",
    ],
    contact: "自荐应聘",
  },
};
