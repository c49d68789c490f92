import { useEffect, useRef } from "react";
import { TextField } from "#app/ui/field.tsx";
import type { AskedPlace } from "./search-place.server.ts";

type PlaceFieldProps = { asked: Pick<AskedPlace, "copy" | "isUnknown" | "longest">; defaultValue: string | undefined };

/** Search field for a town or postal code, with the browser's time zone, which ranks the results. */
export function PlaceField({ asked: { copy, isUnknown, longest }, defaultValue }: PlaceFieldProps) {
  const zone = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (zone.current) zone.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  }, []);
  return (
    <>
      <TextField
        type="search"
        label={copy.label}
        name="place"
        defaultValue={defaultValue}
        maxLength={longest}
        autoComplete="address-level2"
        enterKeyHint="search"
        error={isUnknown ? copy.unknown : undefined}
      />
      <input ref={zone} type="hidden" name="zone" />
    </>
  );
}
