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
/** The atlas shortens names, or spells them otherwise than the Unicode tables do. */
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
 * The countries of the world as one SVG, each under its code. Colours come from the page that uses it.
 *
 * @param detail the atlas that is drawn, by its scale
 * @param scale units for each unit of `worldSize`; corners lie on whole ones, so that neighbours keep one border
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
    return [`<path${code ? ` id="${code}"` : ""} vector-effect="non-scaling-stroke" d="${stepwise(outline)}"/>`];
  });
  const { width, height } = worldSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * scale} ${height * scale}"><g id="world">\n${paths.join("\n")}\n</g></svg>\n`;
}

/** A path of corners told as steps from each to the next, which takes half the bytes; a corner that is the one before is left out. */
function stepwise(outline: string): string {
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
      const moved = steps.filter((step) => step.some((way) => way !== 0));
      return moved.length < 2
        ? ""
        : `M${start.join(" ")}l${moved
            .map((step) => step.join(" "))
            .join(" ")
            .replaceAll(" -", "-")}z`;
    })
    .join("");
}
