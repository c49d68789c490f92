export const ribLooks = {
  grid: "stroke-soft",
  sun: "stroke-sun",
  battery: "stroke-light",
  over: "stroke-danger",
  ghost: "stroke-graphite-line",
};
