import type { Copy } from "./fr.ts";

export const cn: Copy = {
  heading: "人机验证",
  close: "关闭",
  instruction: "拖动下方滑块完成拼图。",
  keys: "键盘操作：方向键移动拼图块，回车键确认。",
  slider: "拼图块的位置",
  picture: "缺少一块的图片",
  check: "确认",
  checking: "正在验证",
  loading: "正在加载拼图",
  reload: "换一张",
  retry: "重试",
  next: "请完成新的拼图。",
  without: "我无法拖动",
  working: "您的设备正在进行一次计算，需要几秒钟，请不要关闭此窗口。",
  click: {
    instruction: "请在图片中点击这一块所缺的位置。",
    piece: "缺少的拼图块",
    picture: "有一个缺口的图片：请点击缺口",
  },
};
