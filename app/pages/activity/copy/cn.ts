import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const { feed } = feedCopies.cn;
const { calendar, calendarOf, calendarOfAll, online, example, sectors } = feedCopies.cn.event;

export const cn: Copy = {
  seo: {
    title: "活动、培训与线上讲座",
    statusTitle: "{status} | 活动",
    description: "储能领域的线上讲座、技术日与培训：即将开始、进行中或已结束，按行业筛选，每场都可下载日历文件。",
    keywords: ["储能活动", "电池线上讲座", "安装商培训", "储能变流器技术日", "日历", "工商业储能"],
  },
  activity: "活动",
  heading: "储能培训、技术日与线上讲座",
  lead: "面向安装商、经销商与开发商。按行业筛选，在线报名，或下载日历文件。",
  pictureAlt: "斜阳下的培训室：一台卸下前盖的 AGAVE-TH，白板上画着接线图",
  statusLabel: "时间",
  statuses: { upcoming: "即将开始", ongoing: "进行中", finished: "已结束" },
  sectorLabel: "行业",
  allSectors: "全部",
  sectors,
  online,
  now: "正在进行",
  example,
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  seat: "立即报名",
  empty: {
    heading: "暂无数据",
    text: {
      upcoming: "目前没有即将开始的活动。",
      ongoing: "目前没有进行中的活动。",
      finished: "目前没有已结束的活动。",
    },
    allSectors: "查看全部行业",
    none: {
      text: "目前没有公布的活动。后续日期会在本页和资讯邮件中公布。",
      link: "订阅资讯邮件",
    },
  },
};
