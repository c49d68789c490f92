// To be imported before react-admin, which asks for `window.localStorage` while it loads: where the browser blocks cookies,
// that throws. Where it is null, react-admin keeps its settings in memory.
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, "localStorage", { value: null, configurable: true });
}

export {};
