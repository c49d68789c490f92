import { readSelection, submitQuestion } from "#domain/contact";
import { requestConsentVersion } from "#domain/request-kinds/schema";
import { readNumber, type NumberField } from "#domain/sizing/schema";
import type { Language } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";
import type { Context } from "../context.ts";
import { energyUnits, powerUnits, type Project } from "./schema.ts";

type SubmittedProject = { project: Project; language: Language };
type SubmitResult = { ok: true; reference: string } | { ok: false; reasons: Partial<Record<"power" | "energy", Reason>> };

/** From a small shop to the largest plants. */
const limits = { kilo: { min: 1, max: 10_000_000 }, mega: { min: 0.001, max: 10_000 } };

/** Stores a project request. The mailed link shows its state to the sender. */
export async function submitProject(context: Context, { project, language }: SubmittedProject): Promise<SubmitResult> {
  const power = readQuantity(project.power, project.powerUnit, powerUnits, language);
  const energy = project.energy === undefined ? undefined : readQuantity(project.energy, project.energyUnit, energyUnits, language);
  if (typeof power === "string" || typeof energy === "string")
    return { ok: false, reasons: { ...(typeof power === "string" && { power }), ...(typeof energy === "string" && { energy }) } };
  const { name, email, telephone = "", company, country, message = "", connection, services, wantedOn, files } = project;
  const selection = await readSelection(context, project);
  const { reference } = await submitQuestion(context, {
    question: { name, email, telephone, company, country, message, problemType: undefined },
    request: {
      kind: "project",
      details: { power, energy, connection, services, wantedOn, selection, consent: requestConsentVersion },
    },
    files,
    language,
  });
  return { ok: true, reference };
}

/** Reads a number in the chosen unit, or in the other one if it is typed with it. Returns it in the first unit, or an error code. */
function readQuantity<Unit extends "kW" | "MW" | "kWh" | "MWh">(
  text: string,
  chosen: Unit,
  units: readonly [Unit, Unit],
  language: Language,
): number | Reason {
  for (const unit of [chosen, ...units.filter((other) => other !== chosen)]) {
    const isMega = unit === units[1];
    const field: NumberField = { name: "quantity", unit, initial: 0, ...limits[isMega ? "mega" : "kilo"] };
    const { value, problem } = readNumber(text, field, language);
    if (value !== undefined) return isMega ? value * 1000 : value;
    if (problem !== "otherUnit") return "quantityFormat";
  }
  return "quantityFormat";
}
