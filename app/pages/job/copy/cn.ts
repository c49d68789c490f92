import type { Copy } from "./fr.ts";

export const cn: Copy = {
  jobs: "开放职位",
  example: "示例",
  posted: "发布日期：{date}",
  apply: "应聘此职位",
  lead: "一份 PDF 即可。无需照片、年龄和婚姻状况。",
  fields: {
    name: "姓名",
    email: "电子邮箱",
    telephone: "电话",
    message: "留言",
    messageHint: "您设计、维修或测试过的项目，以及可到岗时间。",
    files: "简历和求职信",
    filesHint: "PDF 格式；最多四个文件，合计 10 MB。",
    brought: "已上传，无需再次选择",
    withoutFiles: "不附这些文件",
  },
  optional: "（选填）",
  privacy: "您的信息仅用于审核应聘。",
  privacyLink: "隐私政策",
  send: "提交应聘材料",
  sending: "正在提交",
  failed: "应聘材料提交失败。",
  sent: { heading: "应聘材料已收到", all: "查看全部职位" },
};
