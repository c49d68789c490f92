import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { maxUploadBytes } from "../../../domain/media/schema.ts";
import { upload } from "../api/upload.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { ListedMedia } from "./media-types.ts";
import { mediaTexts } from "./texts.ts";

type Kind = ListedMedia["kind"];
/** `progress`: sent share, from 0 to 1; `fault`: error message of a rejected file; `kind` is known once it is uploaded. */
export type Upload = {
  id: number;
  file: string;
  progress: number;
  state: "waiting" | "running" | "done" | "refused";
  fault?: string;
  kind?: Kind;
};

/** Uploads files one at a time. `onDone` gets the name under which the server stored a file, and its kind. */
export function useUploads(onDone?: (name: string, kind: Kind) => void) {
  const texts = useTexts(mediaTexts);
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const ids = useRef(0);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((current) => current.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  const send = async (id: number, file: File) => {
    if (file.size > maxUploadBytes) return change(id, { state: "refused", fault: texts.tooLarge });
    change(id, { state: "running" });
    try {
      const { name, kind } = await upload("/staff/media/upload", { name: file.name, file }, (progress) => change(id, { progress }));
      change(id, { state: "done", progress: 1, kind });
      await queries.invalidateQueries({ queryKey: ["media", "list"] });
      onDone?.(name, kind);
    } catch (error) {
      change(id, { state: "refused", fault: error instanceof Error ? error.message : "" });
    }
  };

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const id = (ids.current += 1);
      setUploads((current) => [...current, { id, file: file.name, progress: 0, state: "waiting" }]);
      last.current = last.current.then(() => send(id, file));
    }
  };
  return { uploads, add };
}
