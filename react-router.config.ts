import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Sends the whole manifest (2 kB) once, because lazy route discovery costs a request at every first navigation.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
