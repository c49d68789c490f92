import { pictureOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { towerPaths } from "#app/page/tower-paths.ts";
import { loadTower } from "../load-tower.server.ts";

export const loader = pageLoader(towerPaths["agave-th"], async ({ page, copy: story }) => {
  return { ...(await loadTower(page, "agave-th", story)), pictures: towerPictures() };
});

/** The pictures of `views.tsx`. */
export const towerPictures = () => ({
  front: pictureOf("wide", "agave-th-front"),
  open: pictureOf("wide", "agave-th-open"),
  side: pictureOf("wide", "agave-th-side"),
  door: pictureOf("wide", "agave-th-door"),
  unlit: pictureOf("wide", "agave-th-unlit"),
  lit: pictureOf("wide", "agave-th-dark"),
});
