import { clearDayLight, sunShare, type SunPlace } from "./daylight.ts";

const quarters = Array.from({ length: 96 }, (_, quarter) => quarter);

/** Shares of a day's solar energy per quarter hour of local time, in the middle of a month (January is 0). */
export function lightOfQuarters(
  { latitude, longitude, utcOffset, summerTime }: Omit<SunPlace, "yields" | "clearYields">,
  month: number,
): number[] {
  const declination = declinationIn(month, latitude);
  const clock = utcOffset + (summerTime && declination > 0 ? 1 : 0);
  const light = clearDayLight({ latitude: Math.abs(latitude), longitude }, declination, clock);
  const shares = quarters.map((quarter) => sunShare(light, quarter));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** Solar declination in degrees in the middle of a month, positive towards the pole of the place's hemisphere. */
function declinationIn(month: number, latitude: number): number {
  const northern = -23.44 * Math.cos((2 * Math.PI * (month + 0.83)) / 12);
  return latitude < 0 ? -northern : northern;
}
