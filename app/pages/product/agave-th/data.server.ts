import { pictureOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { loadTower } from "../load-tower.server.ts";

const id = "agave-th-three-phase-home-battery-energy-storage-system";

export const loader = pageLoader(`/products/${id}`, async ({ page, copy: story }) => {
  return {
    ...(await loadTower(page, id, "agave-th", story)),
    night: pictureOf("wide", "agave-th-dark"),
  };
});
