import { useLoaderData } from "react-router";
import { useFunctionId } from "#app/page/use-function-id.ts";
import { Agenda } from "./agenda.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function Activity() {
  const page = useLoaderData<typeof loader>();
  useFunctionId(page.functionId);
  return <Agenda {...page} />;
}
