import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { exportTranslation, importTranslation, readXliff } from "#domain/translation";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { barredFrom } from "./barred-from.ts";

const { agencies } = staffEndpoints;

/** Texts for translation agencies. */
export function mountAgencies({ mount }: ApiParts): void {
  mount.staff(agencies.take, [], async (c, query, { context }) => {
    const taken = await exportTranslation(context, query);
    return taken ? succeed(c, taken) : fail(c, 404, "notFound");
  });
  mount.staff(agencies.bring, [], async (c, { file }, { member, context }) => {
    const read = readXliff(file);
    if (!read.ok) return fail(c, 400, read.reason);
    const barred = barredFrom(
      member,
      read.files.map(({ type, to }) => ({ type, language: to })),
    );
    return barred ? fail(c, 403, barred) : succeed(c, await importTranslation(context, read.files));
  });
}
