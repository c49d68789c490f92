import { useState } from "react";
import { useNavigate } from "react-router";
import { browserApi } from "#app/form/browser-api.ts";
import { appState } from "#app/page/app-state.ts";
import { Button } from "#app/ui/button.tsx";
import type { PlaceCopy } from "./copy/fr.ts";

const timeoutMs = 15_000;
/** A position of the last ten minutes is precise enough for distances in kilometres. */
const oldestMs = 600_000;

/** Button that asks the browser for its position. The resulting address contains a town and no position. */
export function NearMe({ copy, toPlace }: { copy: PlaceCopy["nearMe"]; toPlace: (id: string) => string }) {
  const [status, setStatus] = useState("");
  const navigate = useNavigate();
  const find = async ({ coords }: GeolocationPosition) => {
    const near = { latitude: coords.latitude.toFixed(2), longitude: coords.longitude.toFixed(2), language: appState().lang };
    const answer = await browserApi().post("/place/near", near);
    const [place] = answer.code === 200 ? answer.data : [];
    setStatus(place ? "" : copy.nowhere);
    if (place) await navigate(toPlace(place.id), { preventScrollReset: true });
  };
  const ask = () => {
    setStatus(copy.asking);
    navigator.geolocation.getCurrentPosition(
      (position) => void find(position).catch(() => setStatus(copy.failed)),
      ({ code, PERMISSION_DENIED }) => setStatus(code === PERMISSION_DENIED ? copy.refused : copy.failed),
      { timeout: timeoutMs, maximumAge: oldestMs },
    );
  };
  return (
    <div className="hidden flex-wrap items-center gap-x-4 gap-y-2 pt-4 scripted:flex">
      <Button look="quiet" onClick={ask} aria-describedby="near-me-hint">
        {copy.button}
      </Button>
      <p id="near-me-hint" className="max-w-prose flex-1 basis-60 text-small text-soft">
        {copy.hint}
      </p>
      <output className="basis-full text-small empty:hidden">{status}</output>
    </div>
  );
}
