import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { previewOf } from "#app/assets/pictures.server.ts";
import { MaintenanceView } from "#app/frame/errors/maintenance-view.tsx";
import { loadPayload } from "#app/page/payload.ts";
import { readCopy } from "#app/page/read-copy.server.ts";
import { requestContext } from "#app/page/request-context.ts";
import { pageMeta, seoFor } from "#app/page/seo.ts";

/** The placeholder under an address of its own. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(requestContext);
  const { seo } = await readCopy(page, "maintenance");
  const { errors } = await readCopy(page, "frame");
  return {
    texts: errors.maintenance,
    seo: seoFor(page, { ...seo, path: "/maintenance", image: previewOf("detail-light-line"), noindex: true }),
  };
}

export const clientLoader = loadPayload;
export const meta = pageMeta;

export default function Maintenance() {
  const { texts } = useLoaderData<typeof loader>();
  return <MaintenanceView texts={texts} />;
}
