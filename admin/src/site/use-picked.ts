import { useEffect, type RefObject } from "react";
import * as v from "valibot";
import { picked, type Picked } from "../../../domain/site-config/schema.ts";

/** What the page in a frame says of a click in it; what anybody else says is nothing. */
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
