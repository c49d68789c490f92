import { useActionData, useLoaderData, type ActionFunctionArgs, type ClientActionFunctionArgs } from "react-router";
import { PriceList } from "#app/features/prices/price-list.tsx";
import { SubsidyList } from "#app/features/subsidies/subsidy-list.tsx";
import { requestContext } from "#app/page/request-context.ts";
import { browserApi } from "#app/form/browser-api.ts";
import { FinderResults } from "./finder-results.tsx";
import { submitInstallerRequest } from "./submit-installer-request.ts";
import { InstallerRequest } from "./installer-request.tsx";
import { BuyingSteps } from "./buying-steps.tsx";
import { Opening } from "./opening.tsx";
import { AmbiguousPlace } from "./ambiguous-place.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export const action = ({ request, context }: ActionFunctionArgs) => submitInstallerRequest(request, context.get(requestContext).api);
export const clientAction = ({ request }: ClientActionFunctionArgs) => submitInstallerRequest(request, browserApi());

export default function HowToBuy() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Opening {...data} />
      {data.isRequestFirst && <InstallerRequest page={data} answer={answer} />}
      {data.hasList && (data.placeLookup.offered.length > 0 ? <AmbiguousPlace {...data} /> : <FinderResults {...data} />)}
      {!data.isRequestFirst && <InstallerRequest page={data} answer={answer} />}
      <PriceList prices={data.prices} />
      <SubsidyList subsidies={data.subsidies} />
      <BuyingSteps copy={data.copy} selection={data.selection} />
    </>
  );
}
