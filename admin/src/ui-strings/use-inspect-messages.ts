import { useEffect, type RefObject } from "react";
import * as v from "valibot";
import { inspectorMessage, type InspectorMessage } from "../../../domain/site-config/schema.ts";

/** Listens to click messages of the page in the preview iframe. Messages from other origins and windows are ignored. */
export function useInspectMessages(frame: RefObject<HTMLIFrameElement | null>, onMessage: (message: InspectorMessage) => void): void {
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const message = v.safeParse(inspectorMessage, data);
      if (message.success) onMessage(message.output);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  });
}
