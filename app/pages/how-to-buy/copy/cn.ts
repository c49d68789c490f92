import { useNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "购买渠道：经销商与安装商",
    pageTitle: "购买渠道，第 {number} 页",
    description: "输入城市，按距离查看最近的经销商和安装商，可按国家和地区、用途筛选，地图与列表对照，并附从咨询到调试投运的购买流程。",
    keywords: ["户用储能购买", "储能安装商", "储能经销商", "光伏安装", "EPC 总包商"],
  },
  howToBuy: "购买渠道",
  heading: "查找附近的安装商与经销商",
  lead: "eCactus 储能系统由经销商供货、安装商上门安装。输入城市或乡镇，结果按距离排列。",
  /** Without entries the page is only the request for an installer. */
  noList: {
    heading: "查找安装商",
    lead: "eCactus 储能系统由安装商销售并上门安装。填写您的城市，我们的团队为您寻找附近的安装商。",
    description: "填写您的城市，我们的团队为您寻找可上门的安装商，并通过邮件答复；另附从咨询到调试投运的各个步骤。",
  },
  form: {
    country: "国家或地区",
    everyCountry: "全部国家和地区",
    line: "用途",
    everyLine: "全部用途",
    submit: "查找",
  },
  kinds: { label: "查找对象", all: "全部", distributor: "经销商", installer: "安装商" },
  everywhere: "各国家和地区的安装商与经销商",
  near: "离{place}最近",
  count: { none: "没有地址", one: "{count} 个地址", other: "{count} 个地址", nearest: "最近的 {count} 个" },
  sampleNote: "附近没有合适的安装商时，可提交申请。",
  showAll: "查看全部地址",
  pages: { label: "地址分页", current: "第 {number} 页，共 {count} 页", before: "上一页", after: "下一页" },
  empty: {
    heading: "暂无数据",
    text: "该地区暂时没有可推荐的企业。请告诉我们您的城市，我们为您寻找可上门的安装商。",
    link: "申请推荐安装商",
  },
  installer: {
    heading: "申请推荐附近的安装商",
    lead: "列表中没有合适的安装商时，请填写您的城市。我们的团队为您寻找可上门的安装商，并通过邮件答复。",
    leadBeforeList: "我们的团队为您寻找可上门的安装商，并通过邮件答复。",
    next: [
      "您会收到一封邮件，内附查看进度的链接。",
      "我们寻找熟悉我们产品、能到您所在地的安装商。",
      "您会收到安装商的名称；如附近暂时没有，我们也会告知。",
    ],
    fields: {
      place: "城市或乡镇",
      which: "请选择地点",
      other: "其他地点：{place}",
      use: "用途",
      name: "姓名",
      email: "电子邮箱",
      telephone: "电话",
      message: "留言",
      messageHint: "上门前需要了解的情况：屋顶、配电箱、时间。",
    },
    optional: "（选填）",
    uses: useNames.cn,
    privacyLink: "隐私政策",
    send: "申请推荐安装商",
    sending: "正在发送",
    failed: "您的请求未能发出。",
    sent: {
      heading: "您的请求已送达",
      again: "再提交一个请求",
    },
  },
  map: {
    world: "世界地图，按国家和地区",
    europe: "欧洲地图，按国家和地区",
    region: "地址分布图",
    note: "每条竖线代表一个国家或地区（高度为地址数量）或一个地址。距离为直线距离。",
  },
  ways: {
    heading: "从咨询到投运的购买流程",
    list: [
      {
        who: "家庭用户",
        when: "已有光伏或计划安装光伏的住宅",
        ask: "咨询购买",
        to: "/contact-us?problemType=purchase#ask",
        steps: [
          { name: "一年的电费单", text: "用电量和屋顶发电量决定电池容量。" },
          { name: "上门查看", text: "安装商查看配电箱、电表、安装位置，以及停电时需要供电的回路。" },
          { name: "书面报价", text: "逐行写明可用容量、功率、质保和手续。" },
          { name: "安装与调试", text: "模块逐层堆叠，安装商完成设置，并交付全部文件。" },
          { name: "ECOS 应用", text: "投运后，ECOS 显示家庭的发电、用电和电池电量。" },
        ],
      },
      {
        who: "安装商",
        when: "面向光伏与储能安装企业",
        ask: "咨询安装",
        to: "/contact-us?problemType=installation#ask",
        steps: [
          { name: "找到经销商", text: "经销商备有库存，为您开户，熟悉当地并网规则。" },
          { name: "开通 ECOS Hub", text: "集中处理所有项目的调试、升级和故障码。" },
          { name: "首次安装", text: "出发前阅读中文规格书和快速指南。" },
        ],
      },
      {
        who: "EPC 总包商与开发商",
        when: "园区、工商业与大型储能项目",
        ask: "说明项目",
        to: "/project-request",
        steps: [
          { name: "负荷曲线", text: "一年的 15 分钟负荷数据、接入容量和储能用途。" },
          { name: "系统选型", text: "变流、电池与消防，以一次接线图为共同依据。" },
          { name: "签订合同", text: "在合同中约定供货、工期、验收试验与服务等级。" },
          { name: "投入运行", text: "站点由 PANGU OS 管理，运维团队开始值守。" },
        ],
      },
    ],
  },
};
