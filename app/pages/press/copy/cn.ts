import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "媒体资料：公司数据、图片与联系方式",
    description: "面向记者：eCactus 公司数据、标志文件和产品图片下载、媒体联系方式与最新公司新闻。",
    keywords: ["媒体", "媒体采访", "新闻稿", "记者", "媒体联系", "产品图片", "eCactus"],
  },
  about: "关于我们",
  press: "媒体资料",
  heading: "媒体资料",
  lead: "撰写 eCactus 和储能报道所需的公司数据、标志文件和图片。",
  facts: {
    heading: "eCactus 概况",
    rows: [
      {
        name: "业务",
        value: "生产电池、逆变器和能源软件，服务家庭、工商业与电网",
      },
      {
        name: "容量",
        value: "2.5 GWh（公司数据）",
      },
      {
        name: "研发",
        value: "16 年",
      },
      {
        name: "产品",
        value: "AGAVE-TH、MYRTILLO、COPIA、TIANYUAN、cholla 数据采集器",
      },
      {
        name: "平台",
        value: "ECOS、ECOS Hub、PANGU OS、Open API",
      },
    ],
    legalEntity: "公司名称",
    address: "地址",
    story: "产品名称的由来",
  },
  contact: {
    heading: "媒体联系",
    text: "请写明媒体名称、问题和截稿时间，我们的团队通过邮件答复。",
    email: "邮箱",
    phone: "电话",
    form: "通过表单联系",
  },
  example: "示例",
  images: {
    heading: "产品图片",
    text: "供产品报道使用的文件，请注明来源：eCactus。",
    empty: "目前没有已发布的图片。",
    download: "下载",
    all: "全部图片",
  },
  news: {
    heading: "最新新闻",
    all: "全部新闻",
    empty: "暂无数据",
  },
};
