import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "视频：近看产品",
    description: "配有五种语言字幕与文字说明的短片：MYRTILLO 电池组的搭建，近看 AGAVE-TH。",
    keywords: ["储能电池视频", "MYRTILLO 安装", "AGAVE-TH 视频", "堆叠式电池"],
  },
  heading: "先看，再动手",
  lead: "短片没有声音，字幕说明一切，可用本页语言，也可换成其他语言。",
  transcript: "画面内容",
  file: "视频文件",
  product: "相关产品",
  example: "示例",
  unplayable: "您的浏览器无法播放此影片，可以保存文件：",
  controls: {
    play: "播放",
    pause: "暂停",
    position: "播放位置",
    at: "{at}，共 {of}",
    captions: "字幕",
    noCaptions: "无字幕",
    fullScreen: "全屏",
    leaveFullScreen: "退出全屏",
    failed: "此影片暂时无法在这里播放。请重试，或保存文件：",
  },
  empty: { heading: "暂无数据", text: "这里目前还没有发布视频。", link: "查看产品" },
};
