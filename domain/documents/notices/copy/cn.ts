import type { NoticeCopy } from "./fr.ts";

export const cn: NoticeCopy = {
  replaced: {
    heading: "该资料已被新版取代",
    byVersion: "{date}的第 {version} 版已由{nextDate}的第 {next} 版取代。",
    byOther: "自{date}起，已由其他资料取代。该资料的最后版本为第 {version} 版。",
    current: "打开现行版本（第 {next} 版）",
    old: "旧文件（第 {version} 版）",
  },
  withdrawn: {
    heading: "该资料已撤回",
    text: "自{date}起不再提供。最后版本为第 {version} 版。",
    current: "现行资料：{title}",
    product: "产品页面：{product}",
  },
  contents: {
    file: "目录.txt",
    heading: "{subject}：截至{date}的资料",
    selection: "所选资料",
    version: "第 {version} 版，{date}，{size}",
    language: "语言：{language}",
    everyLanguage: "不分语言",
    otherLanguage: "此文件的语言与本目录不同。",
    latest: "现行版本的固定地址：{address}",
    replacedBy: "已由以下资料取代：{title}，{address}",
    checksum: "SHA-256：{sha256}",
    example: "示例",
  },
  downloads: "全部下载",
};
