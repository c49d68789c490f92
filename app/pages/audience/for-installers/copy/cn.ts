import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "安装商：安装、调试与售后",
    description: "面向储能安装商：产品、快速指南、ECOS Hub 调试投运、故障码与质保，按作业顺序排列。",
    keywords: ["储能安装商", "安装指南", "调试投运", "故障码", "成为合作安装商"],
  },
  name: "安装商",
  hero: {
    heading: "安装商：选型、安装与售后资料",
    lead: "面向光伏与储能安装商：从选型、备电试验到售后，内容按作业顺序排列。",
    first: "申请合作",
    second: "快速指南",
    pictureAlt: "逆着低斜的朝阳，两个身影抬着光伏组件走过瓦屋顶，城镇隐在薄雾里",
  },
  phases: {
    begin: {
      heading: "申请合作与采购",
      text: "设备向经销商采购。希望被推荐给用户，请提交申请。",
      links: {
        distributor: { text: "附近的经销商", note: "按国家、地区和城市查找备有库存的企业。" },
        apply: { text: "申请合作", note: "说明企业、项目经验和服务地区。" },
        meet: { text: "活动", note: "培训与活动的时间和地点。" },
      },
    },
    plan: {
      heading: "选型与报价",
      text: "在线测算得出大致数值，项目取值以规格书为准。",
      links: {
        homes: { text: "住宅选型", note: "由用电量、光伏容量和用途得出模块数。" },
        sites: { text: "工商业选型", note: "由峰值、上限和时长得出台数。" },
        dataSheets: { text: "规格书", note: "中文版，标明版本和日期。" },
      },
    },
    build: {
      heading: "安装与调试投运",
      text: "快速指南按操作顺序编写，接好之后由 ECOS Hub 逐项检查。",
      links: {
        guides: { text: "快速指南", note: "出发前阅读，现场备用。" },
        films: { text: "视频", note: "堆叠过程与设备外观，无声。" },
        hub: { text: "用 ECOS Hub 调试投运", note: "按顺序完成各项检查。" },
      },
    },
    serve: {
      heading: "排障与售后",
      text: "上门之前，先按故障码查找原因和处理办法。",
      links: {
        codes: { text: "故障码", note: "原因、处理办法，以及由谁处理。" },
        care: { text: "维护", note: "用户与安装商的维护项目。" },
        warranty: { text: "质保", note: "报修所需材料，逐步说明。" },
        support: { text: "本地支持", note: "您所在国家或地区的联系方式。" },
      },
    },
  },
  closing: {
    heading: "咨询现场调试问题",
    text: "请提供序列号、屏幕上的故障码和最近的改动。",
    action: "咨询调试问题",
  },
};
