import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { requestContext } from "#app/page/request-context.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { FinderForm } from "./finder-form.tsx";
import { Found } from "./found.tsx";
import { askInstaller } from "./ask-installer.ts";
import { Installer } from "./installer.tsx";
import { Ways } from "./ways.tsx";
import { WhichPlace } from "./which-place.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const action = ({ request, context }: ActionFunctionArgs) => askInstaller(request, context.get(requestContext).api);

export const clientAction = ({ request }: ClientActionFunctionArgs) => askInstaller(request, browserApi());

export default function HowToBuy() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <FinderForm {...data} />
      {data.asked.offered.length > 0 ? <WhichPlace {...data} /> : <Found {...data} />}
      <Installer page={data} answer={answer} />
      <Ways copy={data.copy} configuration={data.configuration} />
    </>
  );
}
