import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { exportTranslation, importTranslation, readXliff } from "#domain/translation";
import { fail, succeed } from "../envelope.ts";
import type { ApiParts } from "../mount.ts";
import { findPermissionError } from "./find-permission-error.ts";

const { translationFiles } = staffEndpoints;

/** Exports texts for translation translationFiles and imports their translations (XLIFF). */
export function mountAgencies({ mount }: ApiParts): void {
  mount.staff(translationFiles.exportTexts, [], async (c, query, { context }) => {
    const file = await exportTranslation(context, query);
    return file ? succeed(c, file) : fail(c, 404, "notFound");
  });
  mount.staff(translationFiles.importTranslations, [], async (c, { file }, { user, context }) => {
    const parsed = readXliff(file);
    if (!parsed.ok) return fail(c, 400, parsed.reason);
    const forbidden = findPermissionError(
      user,
      parsed.files.map(({ type, to }) => ({ type, language: to })),
    );
    return forbidden ? fail(c, 403, forbidden) : succeed(c, await importTranslation(context, parsed.files));
  });
}
