import type { Copy } from "./fr.ts";

export const cn: Copy = {
  seo: {
    title: "产品与安装视频：MYRTILLO、AGAVE-TH",
    description: "eCactus 产品短片：MYRTILLO 堆叠安装、AGAVE-TH 外观、TIANYUAN 变流器与储能场景，配五种语言字幕与文字说明。",
    keywords: ["储能电池视频", "MYRTILLO 安装", "AGAVE-TH 视频", "堆叠式电池"],
  },
  heading: "产品与安装视频",
  lead: "户用、工商业与大型储能产品的无声短片，配五种语言字幕与画面说明。",
  transcript: "画面内容",
  file: "视频文件",
  product: "相关产品",
  example: "示例",
  unplayable: "您的浏览器无法播放此视频，请下载文件：",
  controls: {
    play: "播放",
    pause: "暂停",
    position: "播放位置",
    at: "{at}，共 {of}",
    captions: "字幕",
    noCaptions: "无字幕",
    fullScreen: "全屏",
    leaveFullScreen: "退出全屏",
    failed: "此视频暂时无法播放。请重试，或下载文件：",
  },
  empty: { heading: "暂无数据", text: "目前没有已发布的视频。", link: "查看产品" },
};
