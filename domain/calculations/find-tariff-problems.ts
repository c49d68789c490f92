import type { HoursReading, OptionalReading, tariffFields } from "#domain/sizing/schema";

type TariffReadings = Record<keyof ReturnType<typeof tariffFields>, OptionalReading>;
type TariffHours = Record<"highHours" | "lowHours", HoursReading>;
type TariffProblem = "noPrice" | "noHours" | "overlap";
type TariffProblems = Partial<Record<"price" | "highPrice" | "lowPrice" | "highHours" | "lowHours", TariffProblem>>;

/** Finds fields of a tariff that are missing or contradict another one. */
export function findTariffProblems(readings: TariffReadings, { highHours, lowHours }: TariffHours): TariffProblems {
  const isGiven = (name: keyof TariffReadings) => readings[name].text !== undefined && readings[name].text.trim() !== "";
  const needsPrice = (["highPrice", "lowPrice", "pv"] as const).some(isGiven) || highHours.quarters || lowHours.quarters;
  const overlaps = lowHours.quarters?.some((quarter) => highHours.quarters?.includes(quarter));
  return {
    ...(needsPrice && !isGiven("price") && { price: "noPrice" }),
    ...(isGiven("highPrice") && !highHours.quarters && !highHours.problem && { highHours: "noHours" }),
    ...(isGiven("lowPrice") && !lowHours.quarters && !lowHours.problem && { lowHours: "noHours" }),
    ...(highHours.quarters && !isGiven("highPrice") && { highPrice: "noPrice" }),
    ...(lowHours.quarters && !isGiven("lowPrice") && { lowPrice: "noPrice" }),
    ...(overlaps && { lowHours: "overlap" }),
  };
}
