import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "购买渠道：经销商与安装商",
    description: "输入城市，按距离查看最近的经销商和安装商，可按国家和地区、用途筛选，地图与列表对照，并了解从咨询到调试投运的步骤。",
    keywords: ["户用储能购买", "储能安装商", "储能经销商", "光伏安装", "EPC 总包商"],
  },
  howToBuy: "购买渠道",
  heading: "附近谁来安装？",
  lead: "买储能，要连同安装的人一起选。输入城市，最近的排在最前。",
  configuration: { heading: "您的选择", change: "修改" },
  form: {
    place: "城市",
    unknown: "地名表里没有这个地方，请试试附近的大城市。",
    country: "国家或地区",
    everyCountry: "全部国家和地区",
    line: "用途",
    everyLine: "全部用途",
    submit: "查找",
  },
  kinds: { label: "查找对象", all: "全部", distributor: "经销商", installer: "安装商" },
  everywhere: "全部，按国家和地区排列",
  near: "离{place}最近",
  placeJoin: "，",
  count: { none: "没有地址", one: "{count} 个地址", other: "{count} 个地址", nearest: "最近的 {count} 个" },
  sampleNote: "这些地址只用来演示本页，上线前将换成真实的企业。",
  showAll: "查看全部地址",
  empty: { heading: "暂无数据", text: "这里暂时没有可以推荐的企业。写信给我们，我们告诉您谁能上门。", link: "咨询购买渠道" },
  map: {
    world: "世界地图，按国家和地区",
    europe: "欧洲地图，按国家和地区",
    region: "地址分布图",
    note: "每道竖线代表一个国家或地区（高度为地址数量）或一个地址。距离为直线距离。",
  },
  ways: {
    heading: "从提问到第一个夜晚",
    list: [
      {
        who: "您是住户",
        when: "一栋房子，有没有光伏都可以",
        ask: "咨询购买",
        problemType: "purchase",
        steps: [
          { name: "一年的电费单", text: "用电量和屋顶发电量，决定电池该有多大。" },
          { name: "上门查看", text: "安装商查看配电箱、电表、安装位置，以及停电时要保住的回路。" },
          { name: "书面报价", text: "可用电量、功率、质保和手续，逐行写明。" },
          { name: "安装与调试", text: "模组逐层堆叠，安装商完成设置，并交付全部文件。" },
          { name: "您的应用", text: "从第一个晚上起，ECOS 显示家里的昼与夜。" },
        ],
      },
      {
        who: "您是安装商",
        when: "一门手艺，一支队伍，许多现场",
        ask: "咨询安装",
        problemType: "installation",
        steps: [
          { name: "找到经销商", text: "经销商备有库存，为您开户，熟悉当地电网规则。" },
          { name: "开通 ECOS Hub", text: "所有项目的调试、升级和故障码都在一处。" },
          { name: "第一个现场", text: "出发之前，先看本语言的数据表和快速指南。" },
        ],
      },
      {
        who: "您是建设方",
        when: "EPC 总包商或开发商，从园区到电网",
        ask: "说明项目",
        problemType: "purchase",
        steps: [
          { name: "负荷曲线", text: "一年的十五分钟数据、接入容量，以及储能的目的。" },
          { name: "系统选型", text: "变流、电池与消防，以单线图为共同依据。" },
          { name: "签订合同", text: "发货之前，先约定供货、工期、验收试验与服务等级。" },
          { name: "投入运行", text: "PANGU OS 接管站点，运维团队随之就位。" },
        ],
      },
    ],
  },
};
