import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const { feed } = feedCopies.cn;
const { calendar, calendarOf, calendarOfAll } = feedCopies.cn.event;

export const cn: Copy = {
  seo: {
    title: "储能展会：日期、地点与展台",
    description: "eCactus 参加的储能展会：日期、地点与展台内容，可预约面谈，下载日历文件。",
    keywords: ["储能展会", "电池展览", "混合逆变器展台", "光伏展会", "展会日期", "与厂家面谈"],
  },
  expo: "展会",
  heading: "下一场储能展会",
  later: "后续展会",
  past: "往期展会",
  now: "正在展出",
  example: "示例",
  toSee: "展台看点",
  meet: "预约面谈",
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  noNext: {
    heading: "暂无数据",
    text: "目前没有公布的展会。后续日期会在本页和资讯邮件中公布。",
    link: "订阅资讯邮件",
  },
};
