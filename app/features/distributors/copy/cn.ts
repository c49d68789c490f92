import type { DistributorCopy } from "./fr.ts";

export const cn: DistributorCopy = {
  kinds: { distributor: "经销商", installer: "安装商" },
  example: "示例",
};
