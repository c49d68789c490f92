import { pictureOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { loadTower } from "../load-tower.server.ts";

const id = "myrtillo-ess-high-voltage-lfp-battery";

export const loader = pageLoader(`/products/${id}`, async ({ page, copy: story }) => {
  return {
    ...(await loadTower(page, id, "myrtillo", story)),
    exploded: pictureOf("half", "myrtillo-exploded"),
  };
});
