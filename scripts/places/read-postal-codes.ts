import { foldText } from "../../domain/content/search/analyse.ts";
import { nameKinds } from "../../domain/places/find-names.ts";
import type { TownName } from "./names-of-towns.ts";
import { rowsOf, type Town } from "./read-geonames.ts";

const cell = (degrees: number) => Math.round(degrees * 2);
const farthestKm = 60;

/** Adds postal codes as names of towns: each code belongs to a nearby town of the same name, else to the nearest town. */
export async function readPostalCodes(
  folder: string,
  towns: readonly Town[],
  names: readonly TownName[],
): Promise<(TownName & { country: string })[]> {
  const townsByCell = Map.groupBy(towns, (town) => `${town.country} ${cell(town.latitude)} ${cell(town.longitude)}`);
  const knownNames = new Set(names.map(({ key, id }) => `${id} ${key}`));
  const codes = new Map<string, TownName & { country: string }>();
  for await (const [country = "", code = "", name = "", , , , , , , latitude, longitude] of rowsOf(folder, "postalCodes.txt")) {
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    const nearest = neighbours(point)
      .flatMap((at) => townsByCell.get(`${country} ${at}`) ?? [])
      .map((town) => ({ town, distance: kilometres(point, town), hasName: knownNames.has(`${town.id} ${foldText(name)}`) }))
      .filter(({ distance }) => distance < farthestKm)
      .toSorted((a, b) => Number(b.hasName) - Number(a.hasName) || a.distance - b.distance)[0];
    const key = foldText(code);
    if (nearest && !knownNames.has(`${nearest.town.id} ${key}`))
      codes.set(`${key} ${nearest.town.id}`, { key, id: nearest.town.id, kind: nameKinds.postalCode, country });
  }
  return [...codes.values()];
}

type Point = { latitude: number; longitude: number };

function neighbours({ latitude, longitude }: Point): string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((up) => steps.map((along) => `${cell(latitude) + up} ${cell(longitude) + along}`));
}

/** Approximate, accurate enough within one degree. */
function kilometres(a: Point, b: Point): number {
  const along = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, along) * 111;
}
