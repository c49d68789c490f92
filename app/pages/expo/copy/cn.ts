import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const { feed } = feedCopies.cn;
const { calendar, calendarOf, calendarOfAll } = feedCopies.cn.event;

export const cn: Copy = {
  seo: {
    title: "展会：在哪里看到我们的产品",
    description: "在展会上亲手摸一摸电池，看看逆变器里面，当面提问：日期、地点与展台内容。",
    keywords: ["储能展会", "电池展览", "混合逆变器展台", "光伏展会", "展会日期", "与厂家面谈"],
  },
  expo: "展会",
  heading: "下一场展会",
  later: "随后",
  past: "往期展会",
  now: "正在展出",
  example: "示例",
  toSee: "展台看点",
  meet: "预约面谈",
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  noNext: { heading: "暂无数据", text: "目前没有预告的展会。", link: "查看活动" },
};
