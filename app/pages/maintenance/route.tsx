import { useLoaderData } from "react-router";
import { MaintenanceView } from "#app/frame/errors/maintenance-view.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Maintenance() {
  const { texts } = useLoaderData<typeof loader>();
  return <MaintenanceView texts={texts} />;
}
