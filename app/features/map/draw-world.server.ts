import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { countries } from "#domain/countries/schema";
import { projectionAt, worldSize } from "./projection.server.ts";
import { itemAt } from "#app/page/item-at.ts";
import { regionNames } from "#i18n/region-names.ts";

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const require = createRequire(import.meta.url);
const files = { "110m": require.resolve("world-atlas/countries-110m.json"), "50m": require.resolve("world-atlas/countries-50m.json") };
const antarctica = "010";
/** Names of the atlas that differ from those of the Unicode CLDR. */
const codesByName: Record<string, string> = {
  "Bosnia and Herz.": "BA",
  "Central African Rep.": "CF",
  Congo: "CG",
  "Côte d'Ivoire": "CI",
  Czechia: "CZ",
  "Dem. Rep. Congo": "CD",
  "Dominican Rep.": "DO",
  "Eq. Guinea": "GQ",
  eSwatini: "SZ",
  "Falkland Is.": "FK",
  "Fr. S. Antarctic Lands": "TF",
  Macedonia: "MK",
  Myanmar: "MM",
  Palestine: "PS",
  "S. Sudan": "SS",
  "Solomon Is.": "SB",
  "Trinidad and Tobago": "TT",
  Turkey: "TR",
  "United States of America": "US",
  "W. Sahara": "EH",
};

/**
 * Draws the countries of the world as an SVG, each with its country code as id. The page that uses it sets the colours.
 *
 * @param detail scale of the atlas
 * @param scale units per unit of `worldSize`; coordinates are integers, so that neighbours share a border
 */
export function drawWorld(detail: keyof typeof files, scale: number): string {
  const atlas = JSON.parse(readFileSync(files[detail], "utf8")) as Atlas;
  const nameOf = regionNames("en");
  const codes = new Map(countries.map((code) => [nameOf(code), code]));
  const draw = geoPath(projectionAt(scale)).digits(0);
  const paths = feature(atlas, atlas.objects.countries).features.flatMap((country) => {
    const outline = country.id === antarctica ? null : draw(country);
    if (!outline) return [];
    const { name } = country.properties;
    const code = codesByName[name] ?? codes.get(name);
    return [`<path${code ? ` id="${code}"` : ""} vector-effect="non-scaling-stroke" d="${toRelativePath(outline)}"/>`];
  });
  const { width, height } = worldSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * scale} ${height * scale}"><g id="world">\n${paths.join("\n")}\n</g></svg>\n`;
}

/** Converts a path to relative coordinates, which halves its size. Skips repeated points. */
function toRelativePath(outline: string): string {
  return outline
    .split("Z")
    .filter(Boolean)
    .map((ring) => {
      const corners = ring
        .slice(1)
        .split("L")
        .map((corner) => corner.split(",").map(Number));
      const start = itemAt(corners, 0);
      const steps = corners.slice(1).map((corner, index) => corner.map((place, axis) => place - itemAt(itemAt(corners, index), axis)));
      const moves = steps.filter((step) => step.some((way) => way !== 0));
      return moves.length < 2
        ? ""
        : `M${start.join(" ")}l${moves
            .map((step) => step.join(" "))
            .join(" ")
            .replaceAll(" -", "-")}z`;
    })
    .join("");
}
