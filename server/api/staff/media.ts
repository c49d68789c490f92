import { staffEndpoints } from "#app/api-client/endpoints/staff/index.ts";
import { readActorName } from "#domain/editing";
import * as library from "#domain/media";
import { canEdit } from "#domain/staff";
import { keysOf } from "#i18n/keys-of.ts";
import type { Context as ActorContext } from "../../../domain/context.ts";
import { fail, failValidation, succeed } from "../envelope.ts";
import { maxUploadBytes } from "#domain/media/schema";
import type { ApiParts } from "../mount.ts";
import { receiveFile, refuseContent, refuseFile } from "../receive-file.ts";

const { media } = staffEndpoints;

export function mountMedia(parts: ApiParts): void {
  mountReading(parts);
  mountUploads(parts);
  const { mount } = parts;
  mount.staff(media.describe, [], async (c, { name, basedOn, ...change }, { user, context }) => {
    if (!keysOf(change.texts).every((code) => canEdit(user, "media", code))) return fail(c, 403, "notYourLanguage");
    const before = await library.findMedia(context, name);
    if (!before) return fail(c, 404, "unknownMedia");
    const description = library.changeDescription(before.description, change);
    const outcome = await library.describeMedia(context, { name, description, basedOn });
    if (outcome.ok) return succeed(c, null);
    if (outcome.reason === "invalidData")
      return failValidation(c, Object.fromEntries(keysOf(outcome.fields).map((field) => [field, "invalidInput" as const])));
    return outcome.reason === "savedSince" ? fail(c, 400, "savedSince") : fail(c, 404, "unknownMedia");
  });
  mount.staff(media.remove, [], async (c, { name }, { context }) => {
    const outcome = await library.removeMedia(context, name);
    if (outcome.ok) return succeed(c, null);
    return outcome.reason === "inUse" ? fail(c, 400, "mediaInUse") : fail(c, 404, "unknownMedia");
  });
}

type Row = Awaited<ReturnType<typeof library.listMedia>>["rows"][number];

function toListRow({ name, kind, version, type, bytes, width, height, hash, colour, description, updatedAt }: Row) {
  return { name, kind, version, type, bytes, width, height, hash, colour, description, updatedAt: updatedAt.toISOString() };
}

function mountReading({ mount }: ApiParts): void {
  mount.staff(media.list, [], async (c, { words, kind, page, size }, { context }) => {
    const { total, rows } = await library.listMedia(context, { words, kind, page, size });
    return succeed(c, { total, media: rows.map((row) => ({ ...toListRow(row), uses: row.uses.length })) });
  });
  mount.staff(media.read, [], async (c, { name }, { context }) => {
    const item = await library.findMedia(context, name);
    return item ? succeed(c, await toDetails(context, item)) : fail(c, 404, "unknownMedia");
  });
}

async function toDetails(context: ActorContext, item: NonNullable<Awaited<ReturnType<typeof library.findMedia>>>) {
  const uses = item.uses.map(({ type, key, title, language, isPublic }) => ({ type, key, title, language, isPublic }));
  const versions = [];
  for (const { author, createdAt, ...version } of item.versions)
    versions.push({ ...version, author: await readActorName(context, author), createdAt: createdAt.toISOString() });
  return { ...toListRow(item), updatedBy: await readActorName(context, item.updatedBy), uses, versions };
}

function mountUploads({ services, mount }: ApiParts): void {
  const { environment } = services;
  mount.staff(media.upload, [], async (c, { name }, { user, context }) => {
    const upload = await receiveFile(c, environment, maxUploadBytes, (bytes) =>
      library.uploadMedia(context, { fileName: name, bytes, onlyPictures: user.role === "editor" }),
    );
    if (!upload.ok) return refuseFile(c, upload);
    const { result } = upload;
    if (result.ok) return succeed(c, { name: result.name, kind: result.kind });
    if (result.reason === "onlyPictures") return fail(c, 403, "roleMayNot");
    return refuseContent(c, result.reason === "unknownKind" ? "unknownMediaKind" : result.reason);
  });
  mount.staff(media.replace, [], async (c, { name }, { context }) => {
    const upload = await receiveFile(c, environment, maxUploadBytes, (bytes) => library.replaceMedia(context, { name, bytes }));
    if (!upload.ok) return refuseFile(c, upload);
    const { result } = upload;
    if (result.ok) return succeed(c, { version: result.version });
    if (result.reason === "unknownMedia") return fail(c, 404, "unknownMedia");
    return refuseContent(c, result.reason === "unknownKind" ? "unknownMediaKind" : result.reason);
  });
}
