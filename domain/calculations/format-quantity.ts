import { formatNumber } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";

/** Formats a number with its unit. French sets a narrow space between them. */
export function formatQuantity(language: Language, value: number, unit: string): string {
  return formatNumber(language, value) + (language === "fr" ? "\u202f" : "\u00a0") + unit;
}

/** Formats a power in kW, or from one megawatt on in MW. */
export const formatPower = (language: Language, kilowatts: number): string => formatScaled(language, kilowatts, "W");

/** Formats an energy in kWh, or from one megawatt-hour on in MWh. */
export const formatEnergy = (language: Language, kilowattHours: number): string => formatScaled(language, kilowattHours, "Wh");

function formatScaled(language: Language, thousands: number, unit: string): string {
  return thousands >= 1000 ? formatQuantity(language, thousands / 1000, `M${unit}`) : formatQuantity(language, thousands, `k${unit}`);
}
