import { useLoaderData } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { MaintenanceView } from "#app/frame/errors/maintenance-view.tsx";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readCopy } from "#app/page/read-copy.server.ts";

export { clientLoader, meta } from "#app/page/page-exports.ts";

/** The placeholder under an address of its own. */
export const loader = pageLoader("/maintenance", async ({ page, seo }) => {
  const { errors } = await readCopy(page, "frame");
  return {
    texts: errors.maintenance,
    seo: { ...seo, image: previewOf("detail-light-line"), noindex: true },
  };
});

export default function Maintenance() {
  const { texts } = useLoaderData<typeof loader>();
  return <MaintenanceView texts={texts} />;
}
