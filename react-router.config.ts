import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole manifest costs 2 kB once; discovering routes lazily costs a request at every first navigation.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
