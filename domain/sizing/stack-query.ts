/** Query parameters of a stack with their allowed values, for the route table. */
export const stackQuery = { modules: /^[1-6]$/, towers: /^[1-5]$/ };
