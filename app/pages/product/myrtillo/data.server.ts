import { pictureOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { towerPaths } from "#app/page/tower-paths.ts";
import { loadTower } from "../load-tower.server.ts";

export const loader = pageLoader(towerPaths.myrtillo, async ({ page, copy: story }) => {
  return {
    ...(await loadTower(page, "myrtillo", story)),
    exploded: pictureOf("half", "myrtillo-exploded"),
  };
});
