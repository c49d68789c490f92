import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { importDistributors, listDistributors } from "#domain/distributors";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { findPermissionError } from "./find-permission-error.ts";

const { distributors } = staffEndpoints;

export function mountDistributors({ mount }: ApiParts): void {
  mount.staff(distributors.exportTable, [], async (c, { language }, { context }) =>
    succeed(c, await listDistributors(context, { language })),
  );
  mount.staff(distributors.importTable, [], async (c, table, { user, context }) => {
    const forbidden = findPermissionError(user, [{ type: "distributor", language: table.language }]);
    if (forbidden) return fail(c, 403, forbidden);
    return succeed(c, await importDistributors(context, table));
  });
}
