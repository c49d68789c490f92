import { fold } from "../../domain/content/search/analyse.ts";
import { kinds } from "../../domain/places/names.ts";
import type { TownName } from "./names-of-towns.ts";
import { rowsOf, type Town } from "./read-geonames.ts";

const cell = (degrees: number) => Math.round(degrees * 2);
const farthestKm = 60;

/** Postal codes as further names of the towns that they belong to: the one of the same name near by, else the nearest. */
export async function readPostalCodes(
  folder: string,
  towns: readonly Town[],
  names: readonly TownName[],
): Promise<(TownName & { country: string })[]> {
  const around = Map.groupBy(towns, (town) => `${town.country} ${cell(town.latitude)} ${cell(town.longitude)}`);
  const called = new Set(names.map(({ key, id }) => `${id} ${key}`));
  const codes = new Map<string, TownName & { country: string }>();
  for await (const [country = "", code = "", name = "", , , , , , , latitude, longitude] of rowsOf(folder, "postalCodes.txt")) {
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    const near = neighbours(point)
      .flatMap((at) => around.get(`${country} ${at}`) ?? [])
      .map((town) => ({ town, way: kilometres(point, town), isCalledSo: called.has(`${town.id} ${fold(name)}`) }))
      .filter(({ way }) => way < farthestKm)
      .toSorted((a, b) => Number(b.isCalledSo) - Number(a.isCalledSo) || a.way - b.way)[0];
    const key = fold(code);
    if (near && !called.has(`${near.town.id} ${key}`))
      codes.set(`${key} ${near.town.id}`, { key, id: near.town.id, kind: kinds.postalCode, country });
  }
  return [...codes.values()];
}

type Point = { latitude: number; longitude: number };

function neighbours({ latitude, longitude }: Point): string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((up) => steps.map((along) => `${cell(latitude) + up} ${cell(longitude) + along}`));
}

/** Near enough for what lies within a degree. */
function kilometres(a: Point, b: Point): number {
  const along = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, along) * 111;
}
