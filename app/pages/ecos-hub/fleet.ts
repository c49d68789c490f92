/** Invented systems: `modules` of 4.99 kWh each, `charge` in per cent. */
export const states = ["working", "commissioning", "updating", "attention", "offline"] as const;
export type State = (typeof states)[number];
export type Installation = { id: string; system: string; modules: number; state: State; charge?: number; firmware: string };

export const fleet: readonly Installation[] = [
  { id: "S-0237", system: "AGAVE-TH", modules: 4, state: "commissioning", firmware: "2.4" },
  { id: "S-0236", system: "COPIA, MYRTILLO", modules: 3, state: "attention", charge: 41, firmware: "2.4" },
  { id: "S-0231", system: "AGAVE-TH", modules: 6, state: "working", charge: 88, firmware: "2.4" },
  { id: "S-0219", system: "AGAVE-TH", modules: 2, state: "updating", charge: 64, firmware: "2.3" },
  { id: "S-0188", system: "COPIA, MYRTILLO", modules: 4, state: "working", charge: 72, firmware: "2.3" },
  { id: "S-0154", system: "AGAVE-TH", modules: 5, state: "offline", firmware: "2.3" },
  { id: "S-0107", system: "AGAVE-TH", modules: 3, state: "working", charge: 93, firmware: "2.3" },
];

/** Systems in each stage of the example rollout; the second stage is running. */
export const stages = [12, 48, 180] as const;
export const systems = stages.reduce((sum, count) => sum + count, 0);
export type Progress = "updated" | "repeated" | "waiting";

const secondStage = { updated: 31, repeated: 2 };

/** Progress of a system; `index` counts the systems in rollout order. */
export function progressOf(index: number): Progress {
  const inStage = index - stages[0];
  if (inStage < secondStage.updated) return "updated";
  return inStage < secondStage.updated + secondStage.repeated ? "repeated" : "waiting";
}
