export const fr = {
  hour: "Moment de la journée",
  day: "Jour",
  night: "Nuit",
  house: {
    alt: "Coupe d’une maison à l’échelle, avec la course du soleil\u202f: panneaux sur le toit, tour AGAVE-TH au rez-de-chaussée, pompe à chaleur dehors, borne et voiture au garage. Le jour, les panneaux chargent la batterie et le surplus part au réseau\u202f; la nuit, la batterie alimente les lampes, la cuisine, la pompe à chaleur et la voiture.",
    names: { panels: "panneaux", heatPump: "pompe à chaleur", car: "borne et voiture", grid: "réseau" },
  },
  hall: {
    alt: "Coupe d’une halle de production à l’échelle\u202f: panneaux sur le toit plat, trois machines, pont roulant, bureaux, local technique avec TIANYUAN 60k et batteries, transformateur dehors. Le jour, les panneaux alimentent les machines et chargent la batterie\u202f; la nuit, la batterie alimente les machines.",
    names: { panels: "panneaux", offices: "bureaux", machines: "machines", battery: "batterie", transformer: "transformateur" },
  },
  plant: {
    alt: "Coupe d’une centrale à l’échelle\u202f: rangées de panneaux sur suiveurs, conteneurs de batteries, convertisseurs TIANYUAN 200k, transformateur, pylône. Le jour, les panneaux chargent les batteries\u202f; la nuit, ils sont à plat et les batteries alimentent le réseau.",
    names: { panels: "panneaux sur suiveurs", batteries: "batteries", transformer: "transformateur", grid: "réseau" },
  },
};

export type Copy = typeof fr;
