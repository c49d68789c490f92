export const path = "/how-to-buy";
