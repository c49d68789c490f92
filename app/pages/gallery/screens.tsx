import { Phone, Window } from "#app/ui/device.tsx";
import type { Copy } from "./copy/fr.ts";
import { Specimens } from "./specimens.tsx";

export function Screens({ copy, grounds }: { copy: Copy["screens"]; grounds: Copy["grounds"] }) {
  return (
    <Specimens names={grounds}>
      {() => (
        <>
          <div className="grid grid-cols-2 gap-4">
            {(["day", "night"] as const).map((ground) => (
              <Phone key={ground} label={`${copy.label}: ${grounds[ground === "day" ? "paper" : "night"]}`} ground={ground}>
                <p className="text-[1.5em] font-heading">{copy.title}</p>
                <p className="text-soft">{copy.note}</p>
              </Phone>
            ))}
          </div>
          <Window title={copy.title} note={copy.note}>
            <p className="px-5 py-4">{copy.text}</p>
          </Window>
        </>
      )}
    </Specimens>
  );
}
