import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "支持中心：故障码、资料与质保",
    description: "查找故障码、技术资料、常见问题、质保说明，以及您所在地区的服务联系方式。",
    keywords: ["eCactus 支持", "储能售后", "技术资料", "故障码", "质保"],
  },
  heading: "储能系统支持中心",
  search: { label: "搜索全站", example: "产品、故障码或关键词", submit: "搜索" },
  quick: { heading: "热门搜索：", words: ["cholla", "ECOS", "停电", "增加模块", "固件升级"] },
  codes: { heading: "故障码", all: "全部故障码" },
  downloads: {
    heading: "热门下载",
    all: "全部下载",
    empty: { heading: "暂无数据", text: "目前没有可下载的资料，参数请见产品页。", link: "查看产品" },
  },
  faqs: { heading: "常见问题", all: "全部问题" },
  elsewhere: {
    heading: "其他服务",
    names: {
      warranty: "质保",
      maintenance: "维护",
      compatibility: "兼容性",
      videos: "视频",
      localSupport: "本地支持",
      community: "社区",
      contact: "联系我们",
    },
    notes: {
      warranty: "需要保存哪些资料，如何报修",
      maintenance: "检查什么、何时检查、由谁来做",
      compatibility: "可配合使用的逆变器、电池与配件",
      videos: "堆叠过程与产品外观",
      localSupport: "按国家、地区和产品线查看联系方式与时间",
      community: "交流渠道、链接分享与订阅",
      contact: "附上序列号，加快处理",
    },
  },
};
