type Point = { latitude: number; longitude: number };

/** Mean radius of the Earth (IUGG). */
const earthRadiusKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres by the haversine formula; the error is at most 0.5 %. */
export function kilometresBetween(a: Point, b: Point): number {
  const latitudes = radians(b.latitude - a.latitude);
  const longitudes = radians(b.longitude - a.longitude);
  const half = Math.sin(latitudes / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}
