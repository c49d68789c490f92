import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { maxUploadBytes } from "../../../domain/media/schema.ts";
import { upload } from "../api/upload.ts";
import { useTexts } from "../texts/staff-language.ts";
import { mediaTexts } from "./texts.ts";

/** `progress`: sent share, from 0 to 1; `fault`: error message of a rejected file. */
export type Upload = { id: number; file: string; progress: number; state: "waiting" | "running" | "done" | "refused"; fault?: string };

/** Uploads files one at a time. `onDone` gets the name under which the server stored a file. */
export function useUploads(onDone?: (name: string) => void) {
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
      const { name } = await upload("/staff/media/upload", { name: file.name, file }, (progress) => change(id, { progress }));
      change(id, { state: "done", progress: 1 });
      await queries.invalidateQueries({ queryKey: ["media", "list"] });
      onDone?.(name);
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
