import { useEffect, type RefObject } from "react";
import * as v from "valibot";
import { picked, type Picked } from "../../../domain/site-config/schema.ts";

/** Listens to click messages of the page in the preview iframe. Messages from other origins and windows are ignored. */
export function usePicked(frame: RefObject<HTMLIFrameElement | null>, onPicked: (said: Picked) => void): void {
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const said = v.safeParse(picked, data);
      if (said.success) onPicked(said.output);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  });
}
