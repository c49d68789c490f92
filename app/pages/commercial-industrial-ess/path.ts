export const path = "/solutions/commercial-industrial-ess";
